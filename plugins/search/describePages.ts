import {labelOf} from '../../src/navigation/labelOf';
import type {PageNode} from '../../src/navigation/types';
import {walk} from '../../src/navigation/walk';
import {kindOf} from './pageKind';
import type {ReadPage} from './readPage';
import type {IndexedPage} from './types';

/** A built page by its path below the base. */
export interface BuiltPage extends ReadPage {
  path: string;
}

/**
 * Pages of the index in the order of the navigation, which knows their groups and plans; pages that it
 * does not list come last. Descriptions of API pages are left out, since they are all alike.
 *
 * @param baseUrl base of the site, with slashes at both ends
 */
export function describePages(
  built: readonly BuiltPage[],
  nodes: readonly PageNode[],
  baseUrl: string,
): IndexedPage[] {
  // The navigation writes paths of the current version; an older one is built below a longer base.
  const places = new Map(
    walk(nodes).map((visit, order) => [visit.node.pathname.replace(/^\/x\/?/, ''), {visit, order}]),
  );
  const found = built.map((page) => ({
    page,
    place: places.get(page.path.replace(/\/$/, '')),
  }));
  const last = places.size;
  found.sort(
    (a, b) =>
      (a.place?.order ?? last) - (b.place?.order ?? last) || (a.page.path < b.page.path ? -1 : 1),
  );
  return found.map(({page, place}) => {
    const plan = place?.visit.node.plan;
    const isGuide = kindOf(`${baseUrl}${page.path}`) !== 'api';
    return {
      p: page.path,
      t: page.title,
      g: (place?.visit.parents ?? []).map(labelOf),
      ...(isGuide && page.description && {d: page.description}),
      ...(plan && {l: plan}),
    };
  });
}
