/** What the names of all caches of this plugin begin with. */
export const CACHE_PREFIX = 'x-offline:';

/** Pages visited, whatever the build. */
export const PAGES = `${CACHE_PREFIX}pages`;

const SHELL = `${CACHE_PREFIX}shell:`;
const ASSETS = `${CACHE_PREFIX}assets:`;
const DATA = `${CACHE_PREFIX}data:`;
const KEPT = `${CACHE_PREFIX}kept:`;

/** Files that every page needs, of one build. */
export const shellCache = (build: string): string => SHELL + build;

/** Files with a hash in their name that pages of one build have asked for. */
export const assetCache = (build: string): string => ASSETS + build;

/** Everything else that pages of one build have asked for. */
export const dataCache = (build: string): string => DATA + build;

/** A product that the visitor keeps. */
export const keptCache = (product: string): string => KEPT + product;

/** Build of an asset cache, or `null` for another cache. */
export const assetBuildOf = (name: string): string | null =>
  name.startsWith(ASSETS) ? name.slice(ASSETS.length) : null;

/** Product of a kept cache, or `null` for another cache. */
export const keptProductOf = (name: string): string | null =>
  name.startsWith(KEPT) ? name.slice(KEPT.length) : null;

/** True for the caches that live and end with one build, whichever it is. */
export const isBuildCache = (name: string): boolean =>
  name.startsWith(SHELL) || name.startsWith(DATA);

/** True for the error of a disk, or of a share of it, that is full. */
export const isFull = (error: unknown): boolean =>
  (error as {name?: unknown} | null)?.name === 'QuotaExceededError';
