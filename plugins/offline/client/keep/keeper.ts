import {isFull, keptCache} from '../../cacheNames';
import type {ProductList} from '../../productList';
import {download, type DownloadHost, type Outcome} from './download';

/** Where keeping a product stands. */
export type Phase =
  'unknown' | 'absent' | 'loading' | 'paused' | 'broken' | 'kept' | 'full' | 'damaged' | 'storage';

/** What is known of a product on this device. */
export interface KeptState {
  phase: Phase;
  /** Bytes that are here, while it loads. */
  done: number;
  /** Bytes that keeping it takes; 0 when that could not be learned. */
  total: number;
  pages: number;
  /** When it was kept, milliseconds since 1970. */
  since: number;
  /** The site has a newer build than what is kept. */
  outdated: boolean;
  /** About how many bytes the browser still grants, once there was not enough room. */
  free: number;
}

/** What a keeper needs of the browser. */
export interface KeeperHost extends Pick<
  DownloadHost,
  'root' | 'match' | 'fetch' | 'digest' | 'now'
> {
  caches: Pick<CacheStorage, 'open' | 'delete' | 'has'>;
  /** Runs the task when no other tab is at the same. */
  lock: (name: string, signal: AbortSignal, task: () => Promise<void>) => Promise<void>;
  /** About how many bytes the browser still grants. */
  free: () => Promise<number>;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Tells other tabs that something has changed. */
  announce: (product: string) => void;
}

/** One product on this device. */
export interface Keeper {
  get: () => KeptState;
  subscribe: (listener: () => void) => () => void;
  /** Learns what is kept and what keeping takes. */
  look: () => Promise<void>;
  /** Fetches what is missing. */
  keep: () => Promise<void>;
  pause: () => void;
  remove: () => Promise<void>;
}

const START: KeptState = {
  phase: 'unknown',
  done: 0,
  total: 0,
  pages: 0,
  since: 0,
  outdated: false,
  free: 0,
};

/** Waits before a broken download is tried again, milliseconds; the last one repeats. */
const RETRIES = [3000, 6000, 15_000, 30_000];

/** Looks after one product. Nothing it does rejects. */
export function createKeeper(product: string, host: KeeperHost): Keeper {
  const name = keptCache(product);
  const address = `${host.root}offline/${product}.json`;
  const wanted = `${address}?wanted`;
  const listeners = new Set<() => void>();
  let state = START;
  let stop: AbortController | undefined;

  const set = (change: Partial<KeptState>) => {
    state = {...state, ...change};
    listeners.forEach((listener) => listener());
  };

  const fetchList = async (): Promise<ProductList | null> => {
    const response = await host.fetch(address, {cache: 'no-store'}).catch(() => null);
    return response?.ok ? ((await response.json().catch(() => null)) as ProductList | null) : null;
  };

  const readList = async (cache: Cache, key: string): Promise<ProductList | null> => {
    const entry = await cache.match(key);
    return entry ? ((await entry.json()) as ProductList) : null;
  };

  const writeList = (cache: Cache, key: string, list: ProductList) =>
    cache.put(
      key,
      new Response(JSON.stringify(list), {headers: {'x-offline-stored': String(host.now())}}),
    );

  async function look(): Promise<void> {
    if (stop) {
      return;
    }
    try {
      const there = await host.caches.has(name);
      const cache = there ? await host.caches.open(name) : null;
      const entry = await cache?.match(address);
      const begun = cache ? await readList(cache, wanted) : null;
      const kept = entry ? ((await entry.clone().json()) as ProductList) : null;
      const present = await fetchList();
      const list = begun ?? present ?? kept;
      if (begun && cache) {
        const urls = new Set((await cache.keys()).map(({url}) => url));
        const done = begun.files.reduce(
          (sum, [path, bytes]) => sum + (urls.has(host.root + path) ? bytes : 0),
          0,
        );
        set({phase: 'paused', done});
      } else {
        set({phase: kept ? 'kept' : 'absent'});
      }
      set({
        total: (kept && !begun ? kept : list)?.bytes ?? 0,
        pages: list?.pages ?? 0,
        since: Number(entry?.headers.get('x-offline-stored')) || 0,
        outdated: Boolean(kept && present && kept.build !== present.build),
      });
    } catch {
      set({phase: 'storage'});
    }
  }

  async function attempt(signal: AbortSignal): Promise<Outcome> {
    const list = await fetchList();
    if (!list) {
      return signal.aborted ? 'paused' : 'broken';
    }
    set({total: list.bytes, pages: list.pages});
    const cache = await host.caches.open(name);
    await writeList(cache, wanted, list);
    const outcome = await download(list, {
      ...host,
      // Lists stay until the end: they tell what is here and what was begun.
      cache: {
        match: (key) => cache.match(key),
        put: (key, entry) => cache.put(key, entry),
        delete: (key) => cache.delete(key),
        keys: async () => (await cache.keys()).filter(({url}) => !url.startsWith(address)),
      },
      signal,
      onProgress: (done) => set({done, phase: 'loading'}),
    });
    if (outcome === 'kept') {
      await writeList(cache, address, list);
      await cache.delete(wanted);
    }
    return outcome;
  }

  async function work(signal: AbortSignal): Promise<void> {
    let again = false;
    for (let tries = 0; ; tries += 1) {
      const outcome = await attempt(signal).catch((error: unknown) =>
        isFull(error) ? ('full' as const) : ('storage' as const),
      );
      // A build that was published meanwhile has files of its own: its list is fetched, once.
      if (outcome === 'damaged' && !again) {
        again = true;
        continue;
      }
      if (outcome !== 'broken') {
        const free = outcome === 'full' ? await host.free().catch(() => 0) : 0;
        set({phase: outcome, free, outdated: false, since: host.now()});
        return;
      }
      set({phase: 'broken'});
      await host.wait(RETRIES[Math.min(tries, RETRIES.length - 1)] ?? 0, signal);
      if (signal.aborted) {
        set({phase: 'paused'});
        return;
      }
    }
  }

  async function keep(): Promise<void> {
    if (stop) {
      return;
    }
    const controller = new AbortController();
    stop = controller;
    set({phase: 'loading'});
    const {signal} = controller;
    await host
      .lock(name, signal, () => work(signal))
      .catch(() => set({phase: signal.aborted ? 'paused' : 'storage'}));
    stop = undefined;
    host.announce(product);
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    keep,
    pause: () => stop?.abort(),
    remove: async () => {
      stop?.abort();
      await host.caches.delete(name).catch(() => undefined);
      set({...START, phase: 'absent', total: state.total, pages: state.pages});
      host.announce(product);
      await look();
    },
  };
}
