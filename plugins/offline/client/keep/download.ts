import {isFull} from '../../cacheNames';
import type {ListedFile, ProductList} from '../../productList';
import {STORED_HEADER, withBody} from '../../worker/entries';
import {isHashed, KEEP_HEADER} from '../../worker/classify';

/** First letters of the hash of an entry's content, as in the list it was kept for. */
const HASH_HEADER = 'x-offline-hash';

/** How many files are asked for at a time. */
const AT_ONCE = 6;

/** What keeping a product needs of the browser. */
export interface DownloadHost {
  /** Scheme, host and base of the site, with a slash at the end. */
  root: string;
  cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
  /** An entry of any cache. */
  match: (url: string) => Promise<Response | undefined>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** First letters of a SHA-256, base64. */
  digest: (content: ArrayBuffer) => Promise<string>;
  now: () => number;
  signal: AbortSignal;
  /** Told how many bytes have come. */
  onProgress: (done: number) => void;
}

/** How a download ended: whole, stopped by the visitor, or for want of a connection, of room, or of whole files. */
export type Outcome = 'kept' | 'paused' | 'broken' | 'full' | 'damaged';

class Stop extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome);
  }
}

async function load(host: DownloadHost, url: string, hash: string): Promise<Response> {
  const known = isHashed(url) ? await host.match(url).catch(() => undefined) : undefined;
  if (known) {
    const content = await known.arrayBuffer();
    if ((await host.digest(content)) === hash) {
      return withBody(known, content);
    }
  }
  for (const cache of ['no-cache', 'reload'] as const) {
    let response: Response;
    let content: ArrayBuffer;
    try {
      response = await host.fetch(url, {
        cache: cache === 'no-cache' && isHashed(url) ? 'default' : cache,
        headers: {[KEEP_HEADER]: '1'},
        signal: host.signal,
      });
      content = await response.arrayBuffer();
    } catch {
      throw new Stop(host.signal.aborted ? 'paused' : 'broken');
    }
    if (response.status >= 500) {
      throw new Stop('broken');
    }
    if (response.status === 200 && (await host.digest(content)) === hash) {
      return withBody(response, content);
    }
  }
  throw new Stop('damaged');
}

async function keepFile(host: DownloadHost, [path, , hash]: ListedFile): Promise<void> {
  const url = host.root + path;
  const present = await host.cache.match(url);
  if (present?.headers.get(HASH_HEADER) === hash) {
    return;
  }
  const entry = await load(host, url, hash);
  entry.headers.set(HASH_HEADER, hash);
  entry.headers.set(STORED_HEADER, String(host.now()));
  try {
    await host.cache.put(url, entry);
  } catch (error) {
    throw new Stop(isFull(error) ? 'full' : 'broken');
  }
}

/**
 * Brings a cache to what a list says: files that are there and whole are not fetched again, files of an older list are
 * removed at the end. Each file is checked against its hash. Never rejects.
 */
export async function download(list: ProductList, host: DownloadHost): Promise<Outcome> {
  const waiting = [...list.files];
  let done = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (host.signal.aborted) {
        throw new Stop('paused');
      }
      await keepFile(host, file);
      done += file[1];
      host.onProgress(done);
    }
  };
  const workers = await Promise.allSettled(
    Array.from({length: AT_ONCE}, () => {
      const one = work();
      one.catch(() => waiting.splice(0));
      return one;
    }),
  );
  const failed = workers.find((one) => one.status === 'rejected');
  if (failed) {
    return failed.reason instanceof Stop ? failed.reason.outcome : 'broken';
  }
  const listed = new Set(list.files.map(([path]) => host.root + path));
  const former = await host.cache.keys().catch(() => []);
  await Promise.all(
    former.filter(({url}) => !listed.has(url)).map((request) => host.cache.delete(request)),
  ).catch(() => undefined);
  return 'kept';
}
