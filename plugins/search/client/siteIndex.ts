import type {PageIndex, SymbolShard} from '../types';

/** The index is not there: nothing was built yet, or the connection fails. */
export class MissingIndexError extends Error {}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  // The dev server answers with a page where there is no file.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new MissingIndexError(`${address}: ${response.status}`);
  }
  return (await response.json()) as T;
}

/** Gives the files of the site's own index, each fetched once; a failure may be tried again. */
export function createSiteIndex(baseUrl: string) {
  const kept = new Map<string, Promise<unknown>>();
  function load<T>(name: string): Promise<T> {
    const promise = kept.get(name) ?? fetchJson<T>(`${baseUrl}search/${name}.json`);
    kept.set(name, promise);
    promise.catch(() => kept.delete(name));
    return promise as Promise<T>;
  }
  return {
    pages: () => load<PageIndex>('pages'),
    symbols: (letter: string) => load<SymbolShard>(`symbols-${letter}`),
  };
}
