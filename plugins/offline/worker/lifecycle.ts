import {CACHE_PREFIX, shellCache} from '../cacheNames';
import {isEnded, stamp} from './entries';
import {removeOldBuilds} from './trim';
import type {Env, ShellFile} from './types';

async function load({platform}: Env, {url, revision, integrity}: ShellFile): Promise<Response> {
  const ask = async (cache: RequestCache) => {
    const response = await platform.fetch(url, {integrity, cache, credentials: 'same-origin'});
    if (response.status !== 200 || response.redirected) {
      throw new TypeError(`${url}: the server answered ${response.status}.`);
    }
    return response;
  };
  if (revision !== null) {
    return ask('reload');
  }
  // The browser has most of these already, perhaps a broken one.
  return ask('default').catch(() => ask('reload'));
}

/**
 * Fetches what every page needs. What a former attempt has stored is not fetched again.
 * @throws On the first file that cannot be had whole: the browser then keeps the worker it has, and tries again.
 */
export async function install(env: Env): Promise<void> {
  const cache = await env.platform.caches.open(shellCache(env.config.build));
  await Promise.all(
    env.config.files.map(async (file) => {
      if (await cache.match(file.url)) {
        return;
      }
      const response = await load(env, file);
      const body = await response.blob();
      if (/\/$/.test(file.url) && !isEnded(await body.text())) {
        throw new TypeError(`${file.url}: the page broke off on its way.`);
      }
      await cache.put(file.url, stamp(env, response, body));
    }),
  );
}

/** Removes what is not of this build. Never rejects: a worker that cannot tidy up still answers. */
export async function activate(env: Env): Promise<void> {
  await removeOldBuilds(env).catch(() => undefined);
}

/** Removes every cache of this plugin. */
export async function removeEverything(caches: CacheStorage): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
}
