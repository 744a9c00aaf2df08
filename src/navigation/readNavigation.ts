import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Source} from './findPlaces';

/** The navigation as it is on disk. */
export interface ReadNavigation {
  /** What the folder's `index.ts` exports as `navigation`, of whatever shape. */
  readonly nodes: unknown;
  /** The folder's files, sorted by name. */
  readonly sources: readonly Source[];
}

/**
 * Reads the navigation anew, so that the dev server sees changes.
 *
 * @param siteDir root of the repository
 * @param folder folder of the page nodes in it
 */
export async function readNavigation(siteDir: string, folder: string): Promise<ReadNavigation> {
  const root = path.join(siteDir, folder);
  const loaded = (await loadFreshModule(path.join(root, 'index.ts'))) as {navigation?: unknown};
  const sources = fs
    .readdirSync(root)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({
      file: path.posix.join(folder, name),
      text: fs.readFileSync(path.join(root, name), 'utf8'),
    }));
  return {nodes: loaded.navigation, sources};
}
