import vm from 'node:vm';

/** A route as the framework generates it. */
export interface GeneratedRoute {
  readonly path: string;
  /** Key of the route in the chunk names. */
  readonly key: string;
  readonly routes?: readonly GeneratedRoute[];
  /** What else the plugin gave the route, such as `exact` and `sidebar`. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Chunk names of a route's modules: one name, or a tree of them. */
export type ChunkTree = string | readonly ChunkTree[] | {readonly [prop: string]: ChunkTree};

interface RawRoute extends Record<string, unknown> {
  path: string;
  component: string;
  routes?: RawRoute[];
}

function read({path, component, routes, ...attributes}: RawRoute): GeneratedRoute {
  return {path, key: component, attributes, ...(routes && {routes: routes.map(read)})};
}

/** The tree in the generated `routes.js`. */
export function parseRoutes(code: string): GeneratedRoute[] {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox: {routes: RawRoute[]; ComponentCreator: unknown} = {
    routes: [],
    ComponentCreator: (path: string, hash?: string) => `${path}-${hash ?? ''}`,
  };
  vm.runInNewContext(body, sandbox);
  return [...sandbox.routes].map(read);
}

/** Module of each chunk name in the generated `registry.js`. */
export function parseRegistry(code: string): Map<string, string> {
  const lines = code.matchAll(/^ {2}"(.+?)": \[.*?\), "(.+?)", /gm);
  return new Map([...lines].map(([, chunk = '', module = '']) => [chunk, module]));
}

/** Chunk names in a tree of them. */
export function chunksOf(tree: ChunkTree | undefined): string[] {
  if (tree === undefined) {
    return [];
  }
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(chunksOf);
}
