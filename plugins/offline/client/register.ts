import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../../page-slots/client/whenIdle';

/*
 * The part of this plugin that is in the entry bundle: it waits for a quiet moment and loads the rest.
 */
let moved: ((pathname: string) => void) | undefined;

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // Another may take over before the rest is there.
  const {controller} = navigator.serviceWorker;
  whenIdle(() => {
    import('./run').then(
      ({run}) => {
        moved = run(controller);
      },
      // Without it the site is an ordinary one.
      () => undefined,
    );
  });
}

/** Tells the worker of pages that are reached without a request it could see. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    moved?.(location.pathname);
  }
};
