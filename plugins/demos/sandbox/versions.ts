import type {Versions} from './dependencies';

/** Versions of the packages that the site runs; filled in by `versionsLoader` when the site is bundled. */
export const versions: Versions = {};
