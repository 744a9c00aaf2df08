import {simpleHash} from '@docusaurus/utils';
import type {RouteConfig} from '@docusaurus/types';

/** Chunk names by route, as in the generated `routesChunkNames.json`. */
export type ChunkNames = Readonly<Record<string, unknown>>;

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

/**
 * Names of the chunks that each page begins with, those of the routes around it included.
 * The framework tells routes of the same path apart by a hash of their configuration.
 */
export function routeChunks(
  routes: readonly RouteConfig[],
  chunkNames: ChunkNames,
): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const walk = (level: readonly RouteConfig[], around: readonly string[], depth: number) => {
    level.forEach((route, index) => {
      const configuration = JSON.stringify(route);
      const place = `${depth}${index}`;
      const key = [
        simpleHash(configuration, 3),
        simpleHash(place, 3),
        simpleHash(configuration, 4),
        simpleHash(place, 4),
      ]
        .map((hash) => `${route.path}-${hash}`)
        .find((name) => name in chunkNames);
      const own = [...around, ...(key ? leaves(chunkNames[key]) : [])];
      if (route.routes) {
        walk(route.routes, own, depth + 1);
      } else {
        pages.set(route.path, new Set(own));
      }
    });
  };
  walk(routes, [], 0);
  return pages;
}
