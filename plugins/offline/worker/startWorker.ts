import {answerAsset, answerData, answerPage} from './answers';
import {classify} from './classify';
import {activate, install, removeEverything} from './lifecycle';
import type {WorkerScope} from './scope';
import type {Env, WorkerConfig} from './types';
import {recordVisit, storeVisitFiles, type Arrival, type Visit} from './visits';

/** What pages say to the worker. */
export type Message = Visit | Arrival | {type: 'build'} | {type: 'skipWaiting'};

/** What the worker answers to a question for its build. */
export interface BuildReply {
  build: string;
  /** Script that pages of the build start with. */
  entry: string;
}

/** Sets a worker up. On a host that is not in its list it removes itself and all it has stored. */
export function startWorker(scope: WorkerScope, config: WorkerConfig): void {
  const platform = {
    caches: scope.caches,
    fetch: scope.fetch.bind(scope),
    origin: scope.location.origin,
    now: () => Date.now(),
    savesData: () => scope.navigator.connection?.saveData === true,
    wait: (delay: number) => new Promise<void>((done) => scope.setTimeout(done, delay)),
  };
  const env: Env = {config, platform};

  if (!config.hosts.includes(scope.location.host)) {
    scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
    scope.addEventListener('activate', (event) =>
      event.waitUntil(
        removeEverything(scope.caches).finally(() => scope.registration.unregister()),
      ),
    );
    return;
  }

  scope.addEventListener('install', (event) =>
    event.waitUntil(install(env).then(() => scope.skipWaiting())),
  );
  scope.addEventListener('activate', (event) =>
    event.waitUntil(activate(env).then(() => scope.clients.claim())),
  );
  scope.addEventListener('fetch', (event) => {
    const {request} = event;
    const extend = (work: Promise<unknown>) => event.waitUntil(work);
    const kind = classify(request, platform.origin, config.base);
    if (kind === 'page' || kind === 'frame') {
      event.respondWith(answerPage(env, request, kind === 'frame', extend));
    } else if (kind === 'asset') {
      event.respondWith(answerAsset(env, request, extend));
    } else if (kind === 'data') {
      event.respondWith(answerData(env, request, extend));
    }
  });
  scope.addEventListener('message', (event) => {
    const message = event.data as Message;
    const [port] = event.ports;
    if (message.type === 'build') {
      port?.postMessage({build: config.build, entry: config.entry} satisfies BuildReply);
    } else if (message.type === 'visit') {
      event.waitUntil(
        recordVisit(env, message).then((reply) => {
          port?.postMessage(reply);
          return storeVisitFiles(env, message);
        }),
      );
    } else if (message.type === 'arrival') {
      event.waitUntil(storeVisitFiles(env, {url: message.url, files: []}));
    } else if (message.type === 'skipWaiting') {
      event.waitUntil(scope.skipWaiting());
    }
  });
}
