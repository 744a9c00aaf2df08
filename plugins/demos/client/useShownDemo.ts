import {useCallback, useState, type ComponentType} from 'react';
import type {DemoComponent} from './useDemoComponent';
import type {LiveRun} from './useLiveRun';

/** Result of {@link useShownDemo}. */
export interface ShownDemo {
  demo: DemoComponent;
  /** Changes when the stage must start afresh. */
  key: string;
  onMounted: () => void;
  onCrash: (error: Error) => void;
}

/**
 * Chooses between a demo as written and what the visitor made of it. An edit that crashes when it renders is
 * reported to the editor, and the last component that did mount comes back.
 */
export function useShownDemo(component: DemoComponent, live: LiveRun, revision: number): ShownDemo {
  const [good, setGood] = useState<ComponentType>();
  const [bad, setBad] = useState<ComponentType>();
  const edit = live.Component ?? undefined;
  const shown = edit === undefined ? component.loaded?.Component : edit === bad ? good : edit;
  const {report} = live;
  return {
    demo: component.loaded
      ? {
          loaded: {...component.loaded, Component: shown ?? component.loaded.Component},
          error: null,
        }
      : component,
    key: `${revision}.${live.version}.${edit !== undefined && edit === bad}`,
    onMounted: useCallback(() => setGood(() => shown), [shown]),
    onCrash: useCallback(
      (error) => {
        if (edit !== undefined && edit !== bad) {
          setBad(() => edit);
          report(error);
        }
      },
      [edit, bad, report],
    ),
  };
}
