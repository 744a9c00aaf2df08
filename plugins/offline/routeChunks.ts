import {
  chunksOf,
  parseRoutes,
  type ChunkTree,
  type GeneratedRoute,
} from '../lazy-routes/readRoutes';

/** Chunk names by route, as in the generated `routesChunkNames.json`. */
export type ChunkNames = Readonly<Record<string, ChunkTree>>;

/**
 * Names of the chunks that each page begins with, those of the routes around it included.
 *
 * @param script the generated `routes.js`: routes of the same path are told apart there only
 */
export function routeChunks(script: string, chunkNames: ChunkNames): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const walk = (routes: readonly GeneratedRoute[], around: readonly string[]) => {
    routes.forEach(({path, key, routes: inner}) => {
      const own = [...around, ...chunksOf(chunkNames[key])];
      if (inner) {
        walk(inner, own);
      } else {
        pages.set(path, new Set(own));
      }
    });
  };
  walk(parseRoutes(script), []);
  return pages;
}
