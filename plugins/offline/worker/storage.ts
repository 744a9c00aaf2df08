import {isFull, keptProductOf, PAGES} from '../cacheNames';
import {storedAt} from './entries';
import {makeRoom} from './trim';
import type {Env} from './types';

/**
 * Stores an entry. Never rejects: with a full disk, older entries make room for the next visit, and this one goes
 * without.
 */
export async function put(env: Env, name: string, key: string, entry: Response): Promise<void> {
  try {
    const cache = await env.platform.caches.open(name);
    await cache.put(key, entry);
  } catch (error) {
    if (isFull(error)) {
      await makeRoom(env);
    }
  }
}

/** An entry of one cache, or of any when no name is given. Unreadable storage is an empty one. */
export async function find({platform}: Env, key: string, name?: string) {
  try {
    return await platform.caches.match(key, {ignoreVary: true, cacheName: name});
  } catch {
    return undefined;
  }
}

/** Removes an entry; storage that cannot be written is left as it is. */
export async function remove({platform}: Env, name: string, key: string): Promise<void> {
  try {
    await (await platform.caches.open(name)).delete(key);
  } catch {
    // The next visit tries again.
  }
}

/** Names of the kept products' caches. */
export async function keptCaches({platform}: Env): Promise<string[]> {
  const names = await platform.caches.keys().catch(() => []);
  return names.filter((name) => keptProductOf(name) !== null);
}

/** The newest copy of a page, visited or kept. */
export async function findPage(env: Env, key: string): Promise<Response | undefined> {
  const names = [PAGES, ...(await keptCaches(env))];
  const found = await Promise.all(names.map((name) => find(env, key, name)));
  return found
    .filter((entry) => entry !== undefined)
    .sort((one, other) => storedAt(other) - storedAt(one))[0];
}
