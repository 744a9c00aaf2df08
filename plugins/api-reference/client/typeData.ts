import type {TypeData} from '../model';

const cache = new Map<string, Promise<TypeData>>();

/** Data of a type, fetched once; a failure is not kept, so that the next try asks again. */
export function loadType(
  baseUrl: string,
  key: string,
  fetchJson: (url: string) => Promise<unknown> = getJson,
): Promise<TypeData> {
  const known = cache.get(key);
  if (known) return known;
  const promise = fetchJson(`${baseUrl}api-data/${key}.json`) as Promise<TypeData>;
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
