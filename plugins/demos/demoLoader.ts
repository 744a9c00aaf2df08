import path from 'node:path';
import {printDemoModule, printFileModule, printSourcesModule} from './printModule';
import {findEntry, readSharedFile, readVariant, type ReadVariant} from './readDemo';
import type {CodeStyling} from './types';

/** Options that `index.ts` gives to the loader. */
export interface DemoLoaderOptions {
  siteDir: string;
  /** The server never runs a demo, so nothing that a demo imports is compiled for it. */
  isServer: boolean;
}

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  async(): (error: Error | null, code?: string) => void;
  getOptions(): DemoLoaderOptions;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** Loader of `Name.tsx?demo`, `Name.tsx?demo-sources` and `orders.ts?demo-file`; the content of the file itself is not used. */
export default function demoLoader(this: LoaderContext): void {
  const done = this.async();
  load(this).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}

async function load(context: LoaderContext): Promise<string> {
  const {siteDir, isServer} = context.getOptions();
  if (context.resourceQuery === '?demo-file') {
    return printFileModule(await readSharedFile(context.resourcePath, siteDir));
  }
  const entry = findEntry(context.resourcePath, siteDir);
  if (entry.path.endsWith('/')) {
    context.addContextDependency(path.dirname(context.resourcePath));
  }
  const variants = new Map<CodeStyling, ReadVariant>();
  for (const [styling, file] of Object.entries(entry.files) as [CodeStyling, string][]) {
    const variant = await readVariant(file, siteDir);
    variant.dependencies.forEach((dependency) => context.addDependency(dependency));
    variants.set(styling, variant);
  }
  return context.resourceQuery === '?demo-sources'
    ? printSourcesModule(variants)
    : printDemoModule({entry, variants, isServer});
}
