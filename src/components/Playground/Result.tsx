import type {ReactNode} from 'react';
import type {DemoComponent} from '@site/plugins/demos/client/useDemoComponent';
import type {LiveFrame} from '@site/plugins/demos/client/useLiveFrame';
import {Stage} from '@site/plugins/demos/theme/Demo/Stage';

/** There is no demo as written here: the frame is all. */
const NOTHING: DemoComponent = {loaded: null, error: null};

const nothing = () => {};

/** What the code of the playground shows. */
export function Result({live}: {live: LiveFrame}): ReactNode {
  return (
    <Stage
      demo={NOTHING}
      live={live}
      name="Playground"
      path="playground"
      background="inline"
      resetKey=""
      onReset={nothing}
      onMounted={nothing}
      onCrash={nothing}
    />
  );
}
