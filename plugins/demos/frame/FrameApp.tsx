import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useLiveRun} from '../client/useLiveRun';
import {useShownDemo} from '../client/useShownDemo';
import type {DemoComponent} from '../client/useDemoComponent';
import {ErrorBoundary} from '../theme/Demo/ErrorBoundary';
import {watchHeight} from './measureHeight';
import {tell, useParent} from './useParent';

const Nothing = () => null;

/** What surrounds demos: the theme and the sheet of their utility classes. */
function useProviders(): DemoComponent {
  const [component, setComponent] = useState<DemoComponent>({loaded: null, error: null});
  useEffect(() => {
    Promise.all([
      import(/* webpackChunkName: "demo-providers" */ '@site/src/components/DemoProviders'),
      import('../tailwind/utilities.css'),
    ]).then(
      ([{default: Providers}]) =>
        setComponent({loaded: {Providers, Component: Nothing}, error: null}),
      (reason: unknown) => tell({type: 'error', message: String(reason)}),
    );
  }, []);
  return component;
}

function Mounted({of, onMount}: {of: ComponentType; onMount: () => void}): null {
  useEffect(() => {
    onMount();
    if (of !== Nothing) {
      tell({type: 'shown'});
    }
  }, [of, onMount]);
  return null;
}

/** Runs the code that the page sends and shows its last good result. */
export function FrameApp({place}: {place: Element}): ReactNode {
  const live = useLiveRun(useParent());
  const {demo, key, onCrash, onMounted} = useShownDemo(useProviders(), live, 0);
  useEffect(() => tell({type: 'error', message: live.error}), [live.error]);
  useEffect(() => watchHeight(place, (height) => tell({type: 'height', height})), [place]);
  if (!demo.loaded) {
    return null;
  }
  const {Providers, Component} = demo.loaded;
  return (
    <ErrorBoundary key={key} fallback={() => null} onError={onCrash}>
      <Providers>
        <Component />
        <Mounted of={Component} onMount={onMounted} />
      </Providers>
    </ErrorBoundary>
  );
}
