import {
  chunksOf,
  parseRegistry,
  parseRoutes,
  type ChunkTree,
  type GeneratedRoute,
} from '../lazy-routes/readRoutes';
import type {Claim} from './findDuplicates';

/** Texts of the files that the framework generates from the routes of all plugins. */
export interface GeneratedRoutes {
  /** `routes.js`: the tree of routes. */
  readonly routes: string;
  /** `routesChunkNames.json`: chunk names of each route's modules. */
  readonly chunkNames: string;
  /** `registry.js`: module of each chunk name. */
  readonly registry: string;
}

/** `@generated/<plugin name>/<plugin id>/__plugin.json` as words. */
function describePlugin(module: string | undefined): string | undefined {
  const [, name, id] = module?.match(/^@generated\/(.+)\/(.+)\/__plugin\.json$/) ?? [];
  return name && (id === 'default' ? name : `${name} (${id})`);
}

/**
 * Paths of all routes that render a page, of every plugin. The framework hands its routes to no
 * life cycle before the build is done; the files it generates from them hold them all.
 *
 * @throws when the files cannot be read as routes
 */
export function routeClaims({routes, chunkNames, registry}: GeneratedRoutes): Claim[] {
  const chunks = JSON.parse(chunkNames) as Record<string, Record<string, ChunkTree>>;
  const modules = parseRegistry(registry);
  const moduleOf = (chunk: ChunkTree | undefined) =>
    typeof chunk === 'string' ? modules.get(chunk) : undefined;

  function read(route: GeneratedRoute, plugin: string | undefined): Claim[] {
    const {__comp: component, __context: context, ...props} = chunks[route.key] ?? {};
    const [pluginFile] = chunksOf(context).map(moduleOf).filter(describePlugin);
    const owner = describePlugin(pluginFile) ?? plugin;
    if (route.routes) {
      return route.routes.flatMap((child) => read(child, owner));
    }
    const used = [component, ...chunksOf(props)]
      .map(moduleOf)
      .filter((module) => module !== undefined && !module.startsWith('@generated/'));
    const files = used.filter((module) => !module?.startsWith('@theme/'));
    const shown = (files.length > 0 ? files : used).join(', ');
    return [{path: route.path, place: `${owner ?? 'unknown plugin'}: ${shown}`}];
  }

  const claims = parseRoutes(routes)
    .filter(({path}) => path !== '*')
    .flatMap((route) => read(route, undefined));
  if (claims.length === 0 || modules.size === 0) {
    throw new Error(
      'plugins/unique-paths found no routes in the generated routes.js and registry.js. ' +
        'Their format changed with @docusaurus/core: adapt plugins/unique-paths/routeClaims.ts.',
    );
  }
  return claims;
}
