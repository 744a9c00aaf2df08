import config from '@generated/x-docs-offline/default/config.json';
import {SAVED_ATTRIBUTE} from '../worker/entries';
import {removeEverything} from '../worker/lifecycle';
import type {Message} from '../worker/startWorker';
import {entryOf} from '../worker/visits';
import {isBusy, onFree} from './busy';
import {followUpdates} from './followUpdates';
import {ask} from './messages';
import {mayReloadFor, reloadWhenFree} from './reloadOnce';

/** Shortest time between two looks for a new version, milliseconds. */
const LOOK_INTERVAL = 60_000;

/** Removes a worker that an earlier configuration has left on this host, and what it stored. */
async function evict(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  const ours = registrations.filter(({scope}) => new URL(scope).pathname === config.scope);
  if (ours.length > 0) {
    await Promise.all(ours.map((registration) => registration.unregister()));
    await removeEverything(window.caches);
  }
}

const pageEntry = () =>
  [...document.scripts].map(({src}) => entryOf(src)).find((entry) => entry !== '') ?? '';

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Looks for a new version whenever the visitor comes back to the page. */
function lookForUpdates(registration: ServiceWorkerRegistration): () => void {
  let last = performance.now();
  const look = () => {
    last = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - last > LOOK_INTERVAL) {
      look();
    }
  });
  return look;
}

let marked = false;

/** Shows when the page on display was stored, or takes the mark away. */
function mark(time: number | null): void {
  const isOfflinePage = window.location.pathname === `${config.scope}offline/`;
  if ((time === null && !marked) || (time !== null && isOfflinePage)) {
    return;
  }
  marked = time !== null;
  import('./mark').then(
    ({showMark, hideMark}) =>
      time === null ? hideMark() : showMark(time, `${config.scope}offline/`),
    // Without it the page is there all the same.
    () => undefined,
  );
}

/** Makes the site installable. Not in the HTML, where browsers would fetch it and its icons before the page is drawn. */
function linkManifest(): void {
  if (config.manifest && !document.querySelector('link[rel="manifest"]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = config.manifest;
    document.head.append(link);
  }
}

/**
 * Registers the worker on the hosts of the options, follows its updates and tells it of visits.
 *
 * @param first the worker that the page began with
 * @returns what to call with the path of each page that is reached by a link inside the site
 */
export function run(first: ServiceWorker | null): ((pathname: string) => void) | undefined {
  linkManifest();
  const container = navigator.serviceWorker;
  if (!config.hosts.includes(window.location.host)) {
    evict(container).catch(() => undefined);
    return undefined;
  }
  const entry = pathOf(pageEntry() || '/');
  let look: () => void = () => undefined;
  const takeOver = (build: string) => {
    if (mayReloadFor(build, () => window.sessionStorage, performance.now())) {
      reloadWhenFree({
        hasFocus: () => document.hasFocus(),
        isBusy,
        subscribe: onFree,
        reload: () => window.location.reload(),
      });
    }
  };
  container.controller?.postMessage({
    type: 'arrival',
    url: window.location.href,
  } satisfies Message);
  followUpdates(container, first, {
    page: entry,
    ask: (worker) => ask(worker, {type: 'build'}),
    // Another worker says nothing of the pages of an older version, which is built by itself.
    onOutdated: (build) => config.registers && takeOver(build),
    onFirst: () => void visit(window.location.href),
  });
  const saved = document.documentElement.getAttribute(SAVED_ATTRIBUTE);
  if (saved !== null) {
    mark(Number(saved));
  }
  if (config.registers) {
    container.register(config.worker, {scope: config.scope, updateViaCache: 'none'}).then(
      (registration) => {
        look = lookForUpdates(registration);
      },
      // A worker that cannot be had leaves an ordinary site.
      () => undefined,
    );
  }

  async function visit(url: string): Promise<void> {
    const worker = container.controller;
    if (!worker) {
      return;
    }
    const files = performance.getEntriesByType('resource').map(({name}) => name);
    const reply = await ask(worker, {type: 'visit', url, files: [...new Set(files)]});
    mark(reply && !reply.reached ? reply.stored : null);
    if (reply?.entry && entry !== '/' && reply.entry !== entry) {
      // The server has a newer build than the one this tab runs.
      if (config.registers) {
        look();
      } else {
        takeOver(reply.entry);
      }
    }
  }
  return (pathname) => void visit(window.location.origin + pathname);
}
