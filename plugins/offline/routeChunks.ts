import {runInNewContext} from 'node:vm';

/** Chunk names by route, as in the generated `routesChunkNames.json`. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** A route of the generated `routes.js`. */
interface Route {
  path: string;
  /** Key of the route in the chunk names. */
  component: string;
  routes?: Route[];
}

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

/** Runs the script, which is nothing but a list, with keys in the place of components. */
function readRoutes(script: string): Route[] {
  const list = script.slice(script.indexOf('export default') + 'export default'.length);
  return runInNewContext(list, {
    ComponentCreator: (path: string, hash: string) => `${path}-${hash}`,
  }) as Route[];
}

/**
 * Names of the chunks that each page begins with, those of the routes around it included.
 *
 * @param script the generated `routes.js`: routes of the same path are told apart there only
 */
export function routeChunks(script: string, chunkNames: ChunkNames): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const walk = (routes: readonly Route[], around: readonly string[]) => {
    routes.forEach(({path, component, routes: inner}) => {
      const own = [...around, ...leaves(chunkNames[component] ?? {})];
      if (inner) {
        walk(inner, own);
      } else {
        pages.set(path, new Set(own));
      }
    });
  };
  walk(readRoutes(script), []);
  return pages;
}
