import {useState, type ReactNode} from 'react';
import {useDemoComponent} from '@site/plugins/demos/client/useDemoComponent';
import type {LiveRun} from '@site/plugins/demos/client/useLiveRun';
import {useShownDemo} from '@site/plugins/demos/client/useShownDemo';
import {Stage} from '@site/plugins/demos/theme/Demo/Stage';

/** Stands in until the code gave its first component. */
const loadNothing = () => Promise.resolve({default: () => null});

/** What the code of the playground shows. */
export function Result({live}: {live: LiveRun}): ReactNode {
  const [revision, setRevision] = useState(0);
  const providers = useDemoComponent(loadNothing, true, revision);
  const shown = useShownDemo(providers, live, revision);
  return (
    <Stage
      demo={shown.demo}
      name="Playground"
      path="playground"
      background="inline"
      resetKey={shown.key}
      onReset={() => setRevision(revision + 1)}
      onMounted={shown.onMounted}
      onCrash={shown.onCrash}
    />
  );
}
