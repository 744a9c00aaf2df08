import {HASH_LENGTH} from '../../productList';
import {createKeeper, type Keeper, type KeeperHost} from './keeper';

const CHANNEL = 'x-offline';

async function digest(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes)).slice(0, HASH_LENGTH);
}

async function lock(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) {
    return task();
  }
  return navigator.locks.request(name, {signal}, task);
}

/** Ends early when the connection comes back or the visitor stops it. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

async function free(): Promise<number> {
  const {quota = 0, usage = 0} = await navigator.storage.estimate();
  return Math.max(0, quota - usage);
}

let keepers: Map<string, Keeper> | undefined;

/** The keepers of this page: one for each product, for as long as the page lives. */
export function browserKeepers(
  products: readonly string[],
  baseUrl: string,
): ReadonlyMap<string, Keeper> {
  if (keepers) {
    return keepers;
  }
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
  const host: KeeperHost = {
    root: window.location.origin + baseUrl,
    caches: window.caches,
    match: (url) => window.caches.match(url, {ignoreVary: true}),
    fetch: (url, init) => window.fetch(url, init),
    digest,
    now: () => Date.now(),
    lock,
    free,
    wait,
    announce: (product) => channel?.postMessage(product),
  };
  const made = new Map(products.map((product) => [product, createKeeper(product, host)]));
  channel?.addEventListener('message', ({data}) => void made.get(String(data))?.look());
  keepers = made;
  return made;
}
