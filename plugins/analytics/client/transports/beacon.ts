import {createBatches} from '../../batches';
import type {Transport} from '../../types';
import {safeStorage} from '../safeStorage';

/** Options of the beacon transport. */
export interface BeaconOptions {
  /** Where the events are posted to. */
  endpoint: string;
  /** Events that make a request by themselves. */
  batchSize: number;
  /** Longest time an event waits for others, in milliseconds. */
  interval: number;
}

function post(endpoint: string, body: string): boolean {
  // Another host would have to allow JSON in a request of its own first, for which a page that is
  // being left has no time.
  const sameOrigin = new URL(endpoint, window.location.href).origin === window.location.origin;
  const type = sameOrigin ? 'application/json' : 'text/plain';
  const blob = new Blob([body], {type});
  try {
    return navigator.sendBeacon(endpoint, blob);
  } catch {
    // A blocker may have taken `sendBeacon` away.
    fetch(endpoint, {method: 'POST', body: blob, keepalive: true, mode: 'no-cors'}).catch(
      () => undefined,
    );
    return true;
  }
}

/** Posts events to an endpoint as JSON lists of `{name, params, time}`. */
export default function createBeacon({endpoint, batchSize, interval}: BeaconOptions): Transport {
  let timer: number | undefined;
  const batches = createBatches({
    size: batchSize,
    post: (body) => post(endpoint, body),
    online: () => navigator.onLine,
    storage: safeStorage('localStorage'),
  });

  function flush() {
    window.clearTimeout(timer);
    timer = undefined;
    batches.flush();
  }

  function onHidden() {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  }

  function onOnline() {
    batches.resume();
    flush();
  }

  function add(name: string, params: Parameters<Transport['event']>[0]['params'], time: number) {
    batches.add({name, params, time});
    timer ??= window.setTimeout(flush, interval);
    // What is reported while the page goes away has no later chance.
    if (document.visibilityState === 'hidden') {
      queueMicrotask(flush);
    }
  }

  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('online', onOnline);
  onOnline();
  return {
    event: ({name, params, time}) => add(name, params, time),
    properties: (properties) => add('user_properties', properties, Date.now()),
    stop() {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onOnline);
      batches.clear();
    },
  };
}
