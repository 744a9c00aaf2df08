import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {collectFiles, toPosix} from '../collectFiles';
import {DemoError} from '../fault';
import {compileTailwind} from './compileTailwind';
import {findClashes} from './findClashes';
import {listCandidates} from './listCandidates';

/** Options that `index.ts` gives to the loader. */
export interface TailwindLoaderOptions {
  siteDir: string;
  /** Folders in which demos lie, absolute. */
  folders: readonly string[];
}

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  async(): (error: Error | null, css?: string) => void;
  getOptions(): TailwindLoaderOptions;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/**
 * Loader of `utilities.css`: one sheet for all Tailwind demos of the site, because utilities are
 * ordered within a sheet and two sheets would undo each other's order.
 */
export default function tailwindLoader(this: LoaderContext): void {
  const done = this.async();
  load(this).then(
    (css) => done(null, css),
    (error: Error) => done(error),
  );
}

async function load(context: LoaderContext): Promise<string> {
  const {siteDir, folders} = context.getOptions();
  const candidates = new Map<string, string>();
  for (const entry of folders.flatMap(findTailwindDemos)) {
    for (const file of collectFiles(entry, siteDir).files) {
      context.addDependency(file.path);
      if (/\.tsx?$/.test(file.path)) {
        listCandidates(file.content, file.name).forEach((name) => candidates.set(name, file.path));
      }
    }
  }
  const css = await compileTailwind(candidates.keys());
  const clashes = findClashes(css, readSiteCss());
  if (clashes.length > 0) {
    throw new DemoError(
      'Tailwind demos cannot be compiled',
      clashes.map((name) => ({
        file: toPosix(path.relative(siteDir, candidates.get(name) ?? '')),
        message: `uses the utility "${name}", which the site has a class for.`,
        remedy: 'Write the same with other utilities: max-w-3xl mx-auto for container.',
      })),
    );
  }
  return css;
}

/** Every `tailwind.tsx` below a folder, sorted. */
export function findTailwindDemos(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name === 'node_modules' ? [] : findTailwindDemos(file);
      }
      return entry.name === 'tailwind.tsx' ? [file] : [];
    })
    .sort();
}

function readSiteCss(): string {
  const infima = path.dirname(require.resolve('infima/package.json'));
  return readFileSync(path.join(infima, 'dist/css/default/default.css'), 'utf8');
}
