import {findPathname, formatPlace, type Source} from '../../src/navigation/findPlaces';
import {labelOf} from '../../src/navigation/labelOf';
import type {PageNode} from '../../src/navigation';
import {walk} from '../../src/navigation/walk';
import type {Claim} from './findDuplicates';

/**
 * Paths of all page nodes, groups included, with the position of each in its file. A node whose
 * position is not to be told from the text is placed by the labels that lead to it.
 */
export function nodeClaims(nodes: readonly PageNode[], sources: readonly Source[]): Claim[] {
  const visits = walk(nodes);
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  for (const {node} of visits) {
    total.set(node.pathname, (total.get(node.pathname) ?? 0) + 1);
  }
  return visits.map(({node, parents}) => {
    const {pathname} = node;
    const index = seen.get(pathname) ?? 0;
    seen.set(pathname, index + 1);
    const places = findPathname(sources, pathname);
    const place = places.length === total.get(pathname) ? places[index] : undefined;
    return {
      path: pathname,
      place: place
        ? formatPlace(place)
        : `src/navigation (${[...parents, node].map(labelOf).join(' › ')})`,
    };
  });
}
