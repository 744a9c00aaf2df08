import type {BuildReply} from '../worker/startWorker';
import {isOutdated} from './reloadOnce';

/** What following the updates of a worker needs. */
export interface UpdateHost {
  /** Script that this page started with. */
  page: string;
  /** Asks a worker for its build. */
  ask: (worker: ServiceWorker) => Promise<BuildReply | null>;
  /** A newer worker than that of the page has taken over. */
  onOutdated: (build: string) => void;
  /** A worker has taken over a page that had none. */
  onFirst: () => void;
}

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;

/**
 * Tells when another worker takes over the page, and whether the page is older than it.
 *
 * @param first the worker that the page began with; another may have taken over since
 */
export function followUpdates(
  container: Container,
  first: ServiceWorker | null,
  host: UpdateHost,
): void {
  const {page, ask, onOutdated, onFirst} = host;
  const missed = container.controller !== first;
  let controlled = first !== null;
  // A worker that has been replaced may be gone, and would be waited for.
  let former = first && !missed ? ask(first) : Promise.resolve(null);
  const follow = () => {
    const {controller} = container;
    if (!controller) {
      return;
    }
    if (!controlled) {
      controlled = true;
      former = ask(controller);
      onFirst();
      return;
    }
    const before = former;
    const present = ask(controller);
    former = present;
    void Promise.all([before, present]).then(([old, now]) => {
      if (now && isOutdated({page, former: old, present: now})) {
        onOutdated(now.build);
      }
    });
  };
  container.addEventListener('controllerchange', follow);
  if (missed) {
    follow();
  }
}
