import fs from 'node:fs';
import path from 'node:path';
import type {PageNode} from '../../src/navigation/types';
import {docIdOf} from '../../src/navigation/docIdOf';
import {listDocIds} from '../../src/navigation/listDocIds';
import {isApiPath, isPage, walk} from '../../src/navigation/walk';
import type {Pass} from './readPass';

/** `react-data-grid/sorting/sorting` → `/react-data-grid/sorting/`; flat API pages keep their name. */
function pageOf(docId: string): string {
  const parts = docId.split('/');
  const last = parts.at(-1);
  const isFolderPage = last === 'index' || (last === parts.at(-2) && parts[0] !== 'api');
  return `/${(isFolderPage ? parts.slice(0, -1) : parts).join('/')}/`;
}

/**
 * Pages of a version, below its base, before it is built: those that are written, and the API pages
 * that its navigation names, which are generated.
 */
export function listPages(
  siteDir: string,
  pass: Pick<Pass, 'docs'>,
  navigation: readonly PageNode[],
): Set<string> {
  const written = [...listDocIds(path.join(siteDir, pass.docs), fs)];
  const generated = walk(navigation)
    .map(({node}) => node)
    .filter((node) => isPage(node) && isApiPath(node.pathname))
    .map(({pathname}) => docIdOf(pathname));
  return new Set([...written, ...generated].map(pageOf));
}
