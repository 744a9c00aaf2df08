import {assetCache, dataCache, PAGES, shellCache} from '../cacheNames';
import {asSaved, buildOf, isEnded, isFile, isPage, keyOf, stamp, withBody} from './entries';
import {find, findPage, keptCaches, put, remove} from './storage';
import type {Env, Extend} from './types';

/** How long the network may take before a stored page is shown, milliseconds. */
export const PAGE_TIMEOUT = 3000;

/** Asks the server, past the browser's own cache: hosts differ in what they let it keep. */
function fetchPage({platform}: Env, request: Request): Promise<Response> {
  return platform.fetch(request.url, {
    headers: request.headers,
    credentials: 'include',
    redirect: 'manual',
    cache: request.cache === 'reload' ? 'reload' : 'no-cache',
  });
}

/** HTML of a page that came whole; throws on one that broke off. */
export async function readPage(response: Response): Promise<string> {
  const html = await response.text();
  if (!isEnded(html)) {
    throw new TypeError('The page broke off on its way.');
  }
  return html;
}

/** Stores a page. Never rejects. */
export function storePage(env: Env, key: string, response: Response, html: string): Promise<void> {
  return put(env, PAGES, key, stamp(env, response, html));
}

async function standIn(env: Env, key: string): Promise<Response> {
  const {offlinePage, build} = env.config;
  const target = env.platform.origin + offlinePage;
  const slashed = `${key}/`;
  if (!key.endsWith('/') && (await findPage(env, slashed))) {
    return Response.redirect(slashed);
  }
  const entry = key === target ? await find(env, target, shellCache(build)) : undefined;
  if (entry) {
    return asSaved(entry);
  }
  const there = key !== target && (await find(env, target, shellCache(build)));
  return there
    ? Response.redirect(`${target}?page=${encodeURIComponent(new URL(key).pathname)}`)
    : Response.error();
}

/**
 * A page: from the network, unless it fails or takes longer than {@link PAGE_TIMEOUT} and there is a stored copy.
 * A page that is nowhere gives the offline page, in frames nothing.
 */
export async function answerPage(
  env: Env,
  request: Request,
  inFrame: boolean,
  extend: Extend,
): Promise<Response> {
  const key = keyOf(request.url);
  const network = fetchPage(env, request);
  network.catch(() => undefined);
  const saved = await findPage(env, key);
  if (!saved) {
    try {
      const response = await network;
      if (isPage(response)) {
        const copy = response.clone();
        extend(
          readPage(copy).then(
            (html) => storePage(env, key, copy, html),
            () => undefined,
          ),
        );
      }
      return response;
    } catch {
      return inFrame ? Response.error() : standIn(env, key);
    }
  }
  const fresh = network.then(async (response) => {
    if (response.status >= 500) {
      throw new TypeError(`The server answered ${response.status}.`);
    }
    if (response.status === 404 || response.status === 410) {
      await remove(env, PAGES, key);
    }
    if (!isPage(response)) {
      return response;
    }
    const html = await readPage(response);
    // Storing may be slow on a full disk, and nobody waits for it.
    extend(storePage(env, key, response, html));
    return withBody(response, html);
  });
  const inTime = await Promise.race([
    fresh.catch(() => null),
    env.platform.wait(PAGE_TIMEOUT).then(() => null),
  ]);
  extend(fresh.catch(() => undefined));
  return inTime ?? asSaved(saved);
}

/** A file whose name holds a hash: from whichever cache has it, else from the network. */
export async function answerAsset(env: Env, request: Request, extend: Extend): Promise<Response> {
  const key = keyOf(request.url);
  const name = assetCache(env.config.build);
  const hit = await find(env, key);
  if (hit) {
    // A file of a former build that the present one uses too must not go with the former.
    if (buildOf(hit) !== env.config.build) {
      extend(
        hit
          .clone()
          .blob()
          .then((body) => put(env, name, key, stamp(env, hit, body))),
      );
    }
    return hit;
  }
  const response = await env.platform.fetch(request);
  if (isFile(response, key)) {
    extend(storeFile(env, name, key, response.clone()));
  }
  return response;
}

/** Stores a file once all of it is there. Never rejects. */
export async function storeFile(
  env: Env,
  name: string,
  key: string,
  response: Response,
): Promise<void> {
  const body = await response.blob().catch(() => null);
  if (body) {
    await put(env, name, key, stamp(env, response, body));
  }
}

/** Asks for a file and stores the answer. A file that is gone is forgotten. */
async function refresh(env: Env, request: Request, key: string, extend: Extend): Promise<Response> {
  const name = dataCache(env.config.build);
  const response = await env.platform.fetch(request.url, {
    headers: request.headers,
    credentials: request.credentials,
    cache: 'no-cache',
  });
  if (isFile(response, key)) {
    extend(storeFile(env, name, key, response.clone()));
  } else if (response.status === 404 || response.status === 410) {
    await remove(env, name, key);
  }
  return response;
}

/** Names hashed files of one build, so an old copy of it leads to files that are gone. */
const ENTRY_OF_INDEX = /\/pagefind\/pagefind-entry\.json$/;

/** Any other file: the stored copy at once, and a fresh one for the next time. */
export async function answerData(env: Env, request: Request, extend: Extend): Promise<Response> {
  const key = keyOf(request.url);
  const hit = await find(env, key, dataCache(env.config.build));
  const network = refresh(env, request, key, extend);
  network.catch(() => undefined);
  if (hit && !ENTRY_OF_INDEX.test(key)) {
    extend(network.catch(() => undefined));
    return hit;
  }
  try {
    return await network;
  } catch (error) {
    const kept = await keptCaches(env);
    const copies = await Promise.all(kept.map((name) => find(env, key, name)));
    const copy = hit ?? copies.find((entry) => entry !== undefined) ?? (await find(env, key));
    if (copy) {
      return copy;
    }
    throw error;
  }
}
