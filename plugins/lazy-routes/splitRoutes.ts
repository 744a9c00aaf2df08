import type {ChunkTree, GeneratedRoute} from './readRoutes';

/** A page whose route comes with its section. */
export interface LazyPage {
  readonly path: string;
  /** Chunk name of its content. */
  readonly content: string;
}

/** Pages that are loaded together: those below one folder of the site that share a component. */
export interface Section {
  /** Folder with a slash at both ends, such as `/x/react-charts/`. */
  readonly path: string;
  /** Key of the route that has the pages as its children. */
  readonly parent: string;
  /** Chunk name of the pages' component. */
  readonly component: string;
  /** Attributes of all of its routes. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly pages: readonly LazyPage[];
}

/** The routes of a site in two parts. */
export interface SplitRoutes {
  /** What every page needs: layouts, and pages of a kind of their own. */
  readonly frame: readonly GeneratedRoute[];
  readonly sections: readonly Section[];
}

/** A section with more pages than this is split by the next folder. */
export const MOST_PAGES = 100;

interface Leaf extends LazyPage {
  readonly shape: string;
  readonly component: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A route that differs from its neighbors in address and content only; undefined for others. */
function asLeaf(
  route: GeneratedRoute,
  parent: GeneratedRoute,
  chunks: Readonly<Record<string, Record<string, ChunkTree>>>,
): Leaf | undefined {
  const {__comp: component, content, ...rest} = chunks[route.key] ?? {};
  const isLeaf = !route.routes && route.attributes.exact === true && route.path !== parent.path;
  if (!isLeaf || typeof component !== 'string' || typeof content !== 'string') {
    return undefined;
  }
  const {path, attributes} = route;
  const shape = JSON.stringify([component, attributes]);
  return Object.keys(rest).length > 0 ? undefined : {path, content, component, attributes, shape};
}

/** At depth 2 below `/x/`, `/x/api/charts/pie/` is in `/x/api/charts/`, and `/x/api/charts/` in `/x/api/`. */
function folderOf(path: string, base: string, depth: number): string {
  const parts = path.slice(base.length).split('/').filter(Boolean);
  const most = Math.max(1, Math.min(depth, parts.length - 1));
  return `${base}${parts
    .slice(0, most)
    .map((part) => `${part}/`)
    .join('')}`;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return [...groups.values()];
}

function sectionsOf(leaves: readonly Leaf[], parent: GeneratedRoute, depth = 1): Section[] {
  const groups = groupBy(leaves, (leaf) => folderOf(leaf.path, parent.path, depth));
  return groups.flatMap((group): Section[] => {
    const [{component, attributes, path: first}] = group as [Leaf, ...Leaf[]];
    const path = folderOf(first, parent.path, depth);
    const isDeeper = group.some((leaf) => folderOf(leaf.path, parent.path, depth + 1) !== path);
    if (group.length > MOST_PAGES && isDeeper) {
      return sectionsOf(group, parent, depth + 1);
    }
    const pages = group.map((leaf) => ({path: leaf.path, content: leaf.content}));
    return [{path, parent: parent.key, component, attributes, pages}];
  });
}

/**
 * Takes the pages that are alike out of the tree of routes, by section.
 *
 * @param chunks Chunk names of each route, as in the generated `routesChunkNames.json`
 */
export function splitRoutes(
  routes: readonly GeneratedRoute[],
  chunks: Readonly<Record<string, Record<string, ChunkTree>>>,
): SplitRoutes {
  const sections: Section[] = [];
  const strip = (route: GeneratedRoute): GeneratedRoute => {
    if (!route.routes) {
      return route;
    }
    const leaves = new Map(route.routes.map((child) => [child, asLeaf(child, route, chunks)]));
    const alike = [...leaves.values()].filter((leaf) => leaf !== undefined);
    for (const group of groupBy(alike, ({shape}) => shape)) {
      sections.push(...sectionsOf(group, route));
    }
    const rest = route.routes.filter((child) => !leaves.get(child));
    return {...route, routes: rest.map(strip)};
  };
  return {frame: routes.map(strip), sections};
}
