import {assetBuildOf, assetCache, dataCache, isBuildCache, PAGES, shellCache} from '../cacheNames';
import {buildOf, storedAt} from './entries';
import type {Env} from './types';

const DAY = 24 * 60 * 60 * 1000;

/** Longest time, milliseconds, that something visited is kept. */
export const MAX_AGE = 30 * DAY;

/** How many entries of each kind are kept. */
export const LIMITS = {pages: 100, assets: 800, data: 200} as const;

/** How many builds before the present one may still lend their files to pages visited then. */
const OLD_BUILDS = 2;

interface Entry {
  request: Request;
  stored: number;
  build: string;
}

async function read(cache: Cache): Promise<Entry[]> {
  const requests = await cache.keys();
  const entries = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, {ignoreVary: true});
      return response ? [{request, stored: storedAt(response), build: buildOf(response)}] : [];
    }),
  );
  return entries.flat().sort((one, other) => other.stored - one.stored);
}

/** Removes what is too old or too much from one cache and gives what stays, newest first. */
async function trim({platform}: Env, name: string, limit: number): Promise<Entry[]> {
  const cache = await platform.caches.open(name);
  const entries = await read(cache);
  const oldest = platform.now() - MAX_AGE;
  const stays = entries.filter(({stored}, index) => index < limit && stored >= oldest);
  await Promise.all(
    entries.filter((entry) => !stays.includes(entry)).map(({request}) => cache.delete(request)),
  );
  return stays;
}

/** Keeps every cache within its bounds. Never rejects. */
export async function trimAll(env: Env): Promise<void> {
  const {build} = env.config;
  try {
    await trim(env, PAGES, LIMITS.pages);
    await trim(env, assetCache(build), LIMITS.assets);
    await trim(env, dataCache(build), LIMITS.data);
  } catch {
    // Storage that cannot be read now is trimmed by a later visit.
  }
}

/**
 * Removes what former builds have left. Pages visited keep the files of their own build, so that they can still be
 * read; a build goes with its last page, and with the third newer one at the latest.
 */
export async function removeOldBuilds(env: Env): Promise<void> {
  const {caches} = env.platform;
  const {build} = env.config;
  const pages = await trim(env, PAGES, LIMITS.pages);
  const former = [...new Set(pages.map((page) => page.build))].filter((name) => name !== build);
  const lent = former.slice(0, OLD_BUILDS);
  const cache = await caches.open(PAGES);
  const orphans = pages.filter((page) => page.build !== build && !lent.includes(page.build));
  await Promise.all(orphans.map(({request}) => cache.delete(request)));

  const own = [shellCache(build), dataCache(build)];
  const names = await caches.keys();
  const gone = names.filter((name) => {
    const assets = assetBuildOf(name);
    return assets === null
      ? isBuildCache(name) && !own.includes(name)
      : assets !== build && !lent.includes(assets);
  });
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** Gives back space on a full disk: all but the present build and what the visitor keeps. Never rejects. */
export async function makeRoom(env: Env): Promise<void> {
  const {caches} = env.platform;
  const {build} = env.config;
  try {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name === dataCache(build) || ![null, build].includes(assetBuildOf(name)))
        .map((name) => caches.delete(name)),
    );
    await trim(env, PAGES, LIMITS.pages / 4);
    await trim(env, assetCache(build), LIMITS.assets / 4);
  } catch {
    // Nothing more can be done from here.
  }
}
