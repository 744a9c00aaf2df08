import {createHash} from 'node:crypto';
import path from 'node:path';
import type {DemoEntry, ReadVariant} from './readDemo';
import type {CodeStyling, DemoSources, DemoVariant} from './types';

/** What the module of a demo is printed from. */
export interface DemoModuleInput {
  entry: DemoEntry;
  variants: ReadonlyMap<CodeStyling, ReadVariant>;
  isServer: boolean;
}

/** One sheet for all Tailwind demos, made by `tailwindLoader`. */
const UTILITIES = '@site/plugins/demos/tailwind/utilities.css';

const NEVER = '() => new Promise(() => {})';

/** Prints the module `./Name.tsx?demo`; its default export is a `DemoModule`. */
export function printDemoModule({entry, variants, isServer}: DemoModuleInput): string {
  const shown: Partial<Record<CodeStyling, DemoVariant>> = {};
  const loaders: string[] = [];
  const page = pageId(entry);
  for (const [styling, {preview}] of variants) {
    shown[styling] = preview ? {preview} : {};
    const file = path.basename(entry.files[styling] ?? '');
    const chunk = `${page}${styling === 'system' ? '' : styling.charAt(0)}`;
    const requests = [`./${file}`, ...(styling === 'tailwind' ? [UTILITIES] : [])];
    loaders.push(`${styling}: ${isServer ? NEVER : printImport(requests, chunk)}`);
  }
  const main = path.basename(entry.files.system ?? '');
  const sources = isServer ? NEVER : printImport([`./${main}?demo-sources`], `${page}s`);
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

/** Prints the module `./Name.tsx?demo-sources`; its default export is a `DemoSources`. */
export function printSourcesModule(variants: ReadonlyMap<CodeStyling, ReadVariant>): string {
  const sources: DemoSources = {};
  for (const [styling, {files, imports}] of variants) {
    sources[styling] = {files, imports};
  }
  return `export default ${JSON.stringify(sources)};\n`;
}

function printImport(requests: readonly string[], chunk: string): string {
  const [main, ...styles] = requests.map((request) => {
    const name = request === UTILITIES ? 'dtw' : chunk;
    return `import(/* webpackChunkName: "${name}" */ ${JSON.stringify(request)})`;
  });
  return styles.length === 0
    ? `() => ${main}`
    : `() => Promise.all([${[main, ...styles].join(', ')}]).then(([module]) => module)`;
}

/**
 * Short name shared by the chunks of one page. The runtime on every page carries each chunk's name,
 * so it is not a readable one.
 */
function pageId(entry: DemoEntry): string {
  const folder = path.posix.dirname(entry.path.replace(/\/$/, ''));
  return `d${createHash('md5').update(folder).digest('hex').slice(0, 6)}`;
}
