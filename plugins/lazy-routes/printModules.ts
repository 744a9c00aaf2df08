import {chunksOf, type ChunkTree, type GeneratedRoute} from './readRoutes';
import type {Section, SplitRoutes} from './splitRoutes';

/** What the framework generates from the routes of all plugins. */
export interface Generated {
  /** Chunk names of each route. */
  readonly chunkNames: Readonly<Record<string, Record<string, ChunkTree>>>;
  /** `registry.js`. */
  readonly registry: string;
  /** Module of each chunk name. */
  readonly modules: ReadonlyMap<string, string>;
}

const json = (value: unknown) => JSON.stringify(value);

function keysOf(route: GeneratedRoute): string[] {
  return [route.key, ...(route.routes ?? []).flatMap(keysOf)];
}

function printRoute(route: GeneratedRoute, parents: ReadonlySet<string>): string {
  const {path, key, attributes, routes} = route;
  const hash = key.slice(path.length + 1);
  const parts = [
    `path: ${json(path)}`,
    `component: ComponentCreator(${json(path)}${hash && `, ${json(hash)}`})`,
    ...Object.entries(attributes).map(([name, value]) => `${json(name)}: ${json(value)}`),
  ];
  if (routes) {
    const list = `[${routes.map((child) => printRoute(child, parents)).join(', ')}]`;
    parts.push(`routes: ${parents.has(key) ? `(children[${json(key)}] = ${list})` : list}`);
  }
  return `{${parts.join(', ')}}`;
}

/** Chunk name of a section's table. */
export const tableName = (index: number): string => `pages-${index}`;

function printSection({path, parent, component, attributes, pages}: Section, from: Generated) {
  const rows = pages.map((page) => {
    const module = from.modules.get(page.content);
    const load = `() => import(/* webpackChunkName: ${json(page.content)} */ ${json(module)})`;
    return `  [${json(page.path.slice(path.length))}, ${load}],\n`;
  });
  const head = {path, parent, component, attributes};
  return `export default {...${json(head)}, pages: [\n${rows.join('')}]};\n`;
}

/**
 * Texts of the modules that stand in for the generated ones in the browser, by file name.
 * The frame is in the entry bundle; a section's table is loaded before the first of its pages.
 */
export function printModules({frame, sections}: SplitRoutes, from: Generated): Map<string, string> {
  const parents = new Set(sections.map(({parent}) => parent));
  const keys = new Set(frame.flatMap(keysOf));
  const chunkNames = Object.fromEntries(
    Object.entries(from.chunkNames).filter(([key]) => keys.has(key)),
  );
  const used = new Set([
    ...Object.values(chunkNames).flatMap(chunksOf),
    ...sections.map(({component}) => component),
  ]);
  const entries = from.registry
    .split('\n')
    .filter((line) => used.has(/^ {2}"(.+?)": \[/.exec(line)?.[1] ?? ''))
    .map((line) => line.replace(/\};$/, ''));
  const imports = sections.map(
    ({path}, index) =>
      `  [${json(path)}, () => import(/* webpackChunkName: ${json(tableName(index))} */ './${tableName(index)}.js')],\n`,
  );
  return new Map([
    [
      'routes.js',
      `import ComponentCreator from '@docusaurus/ComponentCreator';\n` +
        `export const children = {};\n` +
        `export default [${frame.map((route) => printRoute(route, parents)).join(',\n')}];\n`,
    ],
    ['registry.js', `export default {\n${entries.join('\n')}\n};\n`],
    ['routesChunkNames.json', json(chunkNames)],
    ['sections.js', `export default [\n${imports.join('')}];\n`],
    ...sections.map(
      (section, index) => [`${tableName(index)}.js`, printSection(section, from)] as const,
    ),
  ]);
}
