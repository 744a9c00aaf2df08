/** The part of the bundler's chunk that is used here. */
export interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/** One rule by which the bundler moves modules into a chunk of their own. */
export interface CacheGroup {
  test: RegExp;
  chunks: (chunk: Chunk) => boolean;
  priority: number;
  minChunks: number;
  minSize: number;
  reuseExistingChunk: boolean;
}

/**
 * Docusaurus gathers all CSS in one file, which every page waits for. The sheets of demos stay with their demo, and
 * those of dialogs with what a press of their button loads. Goes over its cache group `styles`.
 */
export const siteStyles = {
  test: /^(?!.*[\\/](docs|versioned_docs|plugins[\\/]demos[\\/]tailwind|(Search|Settings)Dialog)[\\/])/,
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

/**
 * How code of packages is shared between the demos of different pages: modules that the same pages
 * need make one chunk. So a page loads exactly what its demos import, a page of community demos has
 * nothing of a paid package, and the next page finds what it has in common already there.
 * What comes to less than 50 kB before compression stays in the chunk of each page.
 * The priority is above that of Docusaurus' `common`, which would gather for every page.
 */
export function chunkGroups(): Record<string, CacheGroup> {
  return {
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
      minSize: 50_000,
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
