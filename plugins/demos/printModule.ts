import {createHash} from 'node:crypto';
import path from 'node:path';
import type {DemoEntry, ReadVariant} from './readDemo';
import type {CodeStyling, DemoFile, DemoVariant} from './types';

/** What the module of a demo is printed from. */
export interface DemoModuleInput {
  entry: DemoEntry;
  variants: ReadonlyMap<CodeStyling, ReadVariant>;
  isServer: boolean;
}

/** What a demo brings beside its own module: the import that asks for it, its module, its chunk. */
const EXTRAS = [
  {
    needed: ({styling}: {styling: CodeStyling}) => styling === 'tailwind',
    request: '@site/plugins/demos/tailwind/utilities.css',
    chunk: 'dtw',
  },
  {
    needed: ({imports}: {imports: readonly string[]}) => imports.includes('@mui/material/Icon'),
    request: '@site/src/brand/iconFont',
    chunk: 'dif',
  },
];

const NEVER = '() => new Promise(() => {})';

/** Prints the module `./Name.tsx?demo`; its default export is a `DemoModule`. */
export function printDemoModule({entry, variants, isServer}: DemoModuleInput): string {
  const shown: Partial<Record<CodeStyling, DemoVariant>> = {};
  const loaders: string[] = [];
  const page = pageId(entry);
  for (const [styling, {preview, imports}] of variants) {
    shown[styling] = preview ? {preview} : {};
    const file = path.basename(entry.files[styling] ?? '');
    const chunk = `${page}${styling === 'system' ? '' : styling.charAt(0)}`;
    const extras = EXTRAS.filter(({needed}) => needed({styling, imports}));
    const requests = [{request: `./${file}`, chunk}, ...extras];
    loaders.push(`${styling}: ${isServer ? NEVER : printImport(requests)}`);
  }
  const main = path.basename(entry.files.system ?? '');
  const sources = isServer
    ? NEVER
    : printImport([{request: `./${main}?demo-sources`, chunk: `${page}s`}]);
  return [
    `const sources = ${sources};`,
    'export default {',
    `  name: ${JSON.stringify(entry.name)},`,
    `  path: ${JSON.stringify(entry.path)},`,
    `  variants: ${JSON.stringify(shown)},`,
    `  load: {${loaders.join(', ')}},`,
    `  sources: ${isServer ? 'sources' : '() => sources().then((module) => module.default)'},`,
    '};',
    '',
  ].join('\n');
}

/**
 * Prints the module `./Name.tsx?demo-sources`; its default export is a `DemoSources`. A file that a
 * demo imports is a module of its own, which the demos of a page have in common.
 */
export function printSourcesModule(variants: ReadonlyMap<CodeStyling, ReadVariant>): string {
  const shared = new Map<string, string>();
  const stylings = [...variants].map(([styling, {files, imports}]) => {
    const printed = files.map((file, index) => {
      if (index === 0 || !SHARED.test(file.name)) {
        return JSON.stringify(file);
      }
      const identifier = shared.get(file.name) ?? `file${shared.size}`;
      shared.set(file.name, identifier);
      return `named(${JSON.stringify(file.name)}, ${identifier})`;
    });
    return `${styling}: {files: [${printed.join(', ')}], imports: ${JSON.stringify(imports)}}`;
  });
  const lines = [...shared].map(
    ([name, identifier]) => `import ${identifier} from ${JSON.stringify(sharedRequest(name))};`,
  );
  return [
    ...lines,
    ...(shared.size > 0 ? [NAMED] : []),
    `export default {${stylings.join(', ')}};\n`,
  ].join('\n');
}

/** Prints the module `./orders.ts?demo-file`; its default export is a `DemoFile` under its base name. */
export function printFileModule(file: DemoFile): string {
  return `export default ${JSON.stringify(file)};\n`;
}

/** The bundler's rules for style sheets and JSON would take those for what they are. */
const SHARED = /\.tsx?$/;

/** Gives a shared file the name by which the demo imports it. */
const NAMED = `function named(name, {ts, js}) {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return {name, ts: {...ts, name}, ...(js && {js: {...js, name: folder + js.name}})};
}`;

function sharedRequest(name: string): string {
  return `${name.startsWith('.') ? name : `./${name}`}?demo-file`;
}

function printImport(requests: readonly {request: string; chunk: string}[]): string {
  const [main, ...extras] = requests.map(
    ({request, chunk}) => `import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(request)})`,
  );
  return extras.length === 0
    ? `() => ${main}`
    : `() => Promise.all([${[main, ...extras].join(', ')}]).then(([module]) => module)`;
}

/**
 * Short name shared by the chunks of one page. The runtime on every page carries each chunk's name,
 * so it is not a readable one.
 */
function pageId(entry: DemoEntry): string {
  const folder = path.posix.dirname(entry.path.replace(/\/$/, ''));
  return `d${createHash('md5').update(folder).digest('hex').slice(0, 6)}`;
}
