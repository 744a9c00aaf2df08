/** The part of the bundler's chunk that is used here. */
export interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/** Tells the chunks that a module is in before it is moved. */
interface ModuleContext {
  chunkGraph: {getModuleChunks(module: object): readonly Chunk[]};
}

type ModuleTest = (module: object, context: ModuleContext) => boolean;

/** One rule by which the bundler moves modules into a chunk of their own; `test` is for paths or for modules. */
export interface CacheGroup<Test extends RegExp | ModuleTest> {
  name?: string;
  test: Test;
  chunks: (chunk: Chunk) => boolean;
  priority: number;
  minChunks: number;
  minSize: number;
  reuseExistingChunk: boolean;
  enforce?: boolean;
}

/** Folders whose sheets few pages need, or none before something is pressed. */
const OWN_SHEETS = [
  'ApiTypePopover',
  'OfflinePage',
  'Playground',
  'SearchDialog',
  'SettingsDialog',
];

/**
 * Docusaurus gathers all CSS in one file, which every page waits for. The sheets of demos stay with their demo, and
 * those of {@link OWN_SHEETS} with the code that they belong to. Goes over its cache group `styles`.
 */
export const siteStyles = {
  test: new RegExp(
    String.raw`^(?!.*[\\/](docs|versioned_docs|plugins[\\/]demos[\\/]tailwind|${OWN_SHEETS.join('|')})[\\/])`,
  ),
};

/**
 * Every package but those that the site itself runs on. Chunks are not named after packages: a chunk
 * `@mui/material` would hold whatever any page of the site uses of it, and every page would load it
 * whole. Measured with 20 demos over three products: 273 instead of 391 kB on a page of trees, 385
 * instead of 462 on one of charts.
 */
const PACKAGES =
  /[\\/]node_modules[\\/](?!(react|react-dom|scheduler|history|react-router[\w-]*|react-helmet-async|clsx)[\\/]|@docusaurus[\\/]|@mdx-js[\\/])/;

/** What stands around every demo, and the visitor's settings, which it reads. */
const DEMO_FRAME =
  /[\\/]plugins[\\/]demos[\\/](theme[\\/]Demo|client)[\\/]|[\\/]src[\\/]settings[\\/]|[\\/]js-cookie[\\/]/;

/** Chunk of what surrounds every demo; its name is given where it is imported. */
const PROVIDERS = 'demo-providers';

const isOfProviders: ModuleTest = (module, {chunkGraph}) =>
  chunkGraph.getModuleChunks(module).some(({name}) => name === PROVIDERS);

/**
 * How code of packages is shared between the demos of different pages: modules that the same pages
 * need make one chunk. So a page loads exactly what its demos import, a page of community demos has
 * nothing of a paid package, and the next page finds what it has in common already there.
 * What comes to less than 100 kB before minification stays in the chunk of each page: with 50 kB a first picker
 * needed 19 files instead of 12, and came later.
 * The priority is above that of Docusaurus' `common`, which would gather for every page.
 */
export function chunkGroups(): {
  demoProviders: CacheGroup<ModuleTest>;
  demoFrame: CacheGroup<RegExp>;
  demoPackages: CacheGroup<RegExp>;
} {
  return {
    // Every demo waits for all of it: two files in the place of four.
    demoProviders: {
      name: PROVIDERS,
      test: isOfProviders,
      chunks: isDemoChunk,
      priority: 47,
      minChunks: 1,
      minSize: 0,
      reuseExistingChunk: true,
      enforce: true,
    },
    demoFrame: {
      test: DEMO_FRAME,
      chunks: isDemoChunk,
      priority: 46,
      minChunks: 2,
      minSize: 0,
      reuseExistingChunk: true,
    },
    demoPackages: {
      test: PACKAGES,
      chunks: isDemoChunk,
      priority: 45,
      minChunks: 2,
      minSize: 100_000,
      reuseExistingChunk: true,
    },
  };
}

/**
 * Chunks whose modules are gathered: not the entry's, and not those named `run-…`, which bring whole packages for
 * edited code and would make everyone's chunks carry them.
 */
function isDemoChunk(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.name?.startsWith('run-');
}
