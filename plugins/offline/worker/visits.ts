import {assetCache, dataCache} from '../cacheNames';
import {codeOf, type CodeList} from '../codeList';
import {readPage, storeFile, storePage} from './answers';
import {isHashed} from './classify';
import {isFile, isPage, keyOf, storedAt} from './entries';
import {find, findPage} from './storage';
import {trimAll} from './trim';
import type {Env} from './types';

/** A page the visitor came to without a request that the worker saw. */
export interface Visit {
  type: 'visit';
  /** Address of the page. */
  url: string;
  /** Addresses of the files it has loaded. */
  files: readonly string[];
}

/** A page that the worker has answered for is on display. */
export interface Arrival {
  type: 'arrival';
  url: string;
}

/** What the worker answers to a visit. */
export interface VisitReply {
  /** False when the server could not be reached. */
  reached: boolean;
  /** When what is on display was stored, as far as is known; milliseconds since 1970. */
  stored: number;
  /** Script that the page starts with as it is on the server; empty when it could not be read. */
  entry: string;
}

const ENTRY = /[\w./-]*\/assets\/js\/runtime~main\.[0-9a-f]+\.js/;

/** Script that a page of a build starts with; empty when its HTML names none. */
export const entryOf = (html: string): string => ENTRY.exec(html)?.[0] ?? '';

const isOurs = ({config, platform}: Env, address: string) =>
  address.startsWith(platform.origin + config.base);

/** Stores a page that was reached by a link inside the site, and says what became of it. Never rejects. */
export async function recordVisit(env: Env, {url}: Visit): Promise<VisitReply> {
  const reply: VisitReply = {reached: false, stored: 0, entry: ''};
  if (isOurs(env, url)) {
    try {
      const response = await env.platform.fetch(keyOf(url), {
        cache: 'no-cache',
        headers: {accept: 'text/html'},
      });
      reply.reached = response.status < 500;
      if (isPage(response)) {
        const html = await readPage(response);
        await storePage(env, keyOf(url), response, html);
        reply.entry = entryOf(html);
      }
    } catch {
      // The visitor has it on the screen, from files of a stored copy.
    }
  }
  if (!reply.reached) {
    const copy = await findPage(env, keyOf(url));
    reply.stored = copy ? storedAt(copy) : env.platform.now();
  }
  return reply;
}

async function storeMissing(env: Env, address: string): Promise<void> {
  const {build} = env.config;
  const key = keyOf(address);
  const name = isHashed(key) ? assetCache(build) : dataCache(build);
  if (!isOurs(env, address) || (await find(env, key))) {
    return;
  }
  const response = await env.platform.fetch(address).catch(() => null);
  if (response && isFile(response, key)) {
    await storeFile(env, name, key, response);
  }
}

/** Base of the version that a page is of: older ones lie in folders of the present one. */
function baseOf({config, platform}: Env, url: string): string {
  const root = platform.origin + config.base;
  const [folder = ''] = /^v\d+\//.exec(url.slice(root.length)) ?? [];
  return root + folder;
}

/** Fetches the code of the page's demos that have not been in view, one file after the other. */
async function storeDemos(env: Env, url: string): Promise<void> {
  const base = baseOf(env, url);
  try {
    const response = await env.platform.fetch(`${base}offline/pages.json`, {cache: 'no-cache'});
    const list = (await response.json()) as CodeList;
    for (const name of codeOf(list, keyOf(url).slice(base.length))) {
      await storeMissing(env, base + name);
    }
  } catch {
    // The demos that were in view are stored all the same.
  }
}

/**
 * Stores what the worker has not seen of the files of a visit, then the code of the page's other demos, and keeps the
 * caches in bounds. Never rejects.
 */
export async function storeVisitFiles(env: Env, {url, files}: Omit<Visit, 'type'>): Promise<void> {
  await Promise.all(files.map((address) => storeMissing(env, address)));
  if (isOurs(env, url) && !env.platform.savesData()) {
    await storeDemos(env, url);
  }
  await trimAll(env);
}
