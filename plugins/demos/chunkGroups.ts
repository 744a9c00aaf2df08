/** The part of the bundler's chunk that is used here. */
export interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/** One rule by which the bundler moves modules into a chunk of their own. */
export interface CacheGroup {
  test: RegExp;
  name?: string;
  chunks?: (chunk: Chunk) => boolean;
  priority?: number;
  enforce?: boolean;
}

const X_PACKAGES = [
  'x-data-grid',
  'x-data-grid-pro',
  'x-data-grid-premium',
  'x-date-pickers',
  'x-date-pickers-pro',
  'x-charts',
  'x-charts-pro',
  'x-tree-view',
  'x-tree-view-pro',
];

/**
 * What stays out of a package's chunk: adapters and labels of other languages than English, which are
 * fetched by those who need them, without the rest of the package.
 */
const FETCHED_ALONE = String.raw`(?!Adapter|locales[\\/](?!enUS)|utils[\\/]getGridLocalization)`;

/**
 * Docusaurus gathers all CSS in one file; the sheets of demos stay with their demo. Goes over its
 * cache group `styles`.
 */
export const siteStyles = {
  test: /^(?!.*[\\/](docs|versioned_docs|plugins[\\/]demos[\\/]tailwind)[\\/])/,
};

/**
 * Chunks of what demos import: one for each X package, one for Material UI with Emotion, so that
 * pages share them and a page of community demos loads no code of a paid package.
 */
export function chunkGroups(): Record<string, CacheGroup> {
  const groups: Record<string, CacheGroup> = {
    demoMaterial: asyncGroup(
      /[\\/]node_modules[\\/](@mui[\\/](material|system|styled-engine|utils|private-theming)|@emotion|stylis)[\\/](?!locale[\\/])/,
      'mui',
    ),
  };
  for (const name of X_PACKAGES) {
    groups[name] = asyncGroup(
      new RegExp(`[\\\\/]node_modules[\\\\/]@mui[\\\\/]${name}[\\\\/]${FETCHED_ALONE}`),
      name,
    );
  }
  return groups;
}

/**
 * Chunks whose modules are gathered: not the entry's, and not those named `run-…`, which bring whole packages for
 * edited code and would make everyone's chunks carry them.
 */
function isDemoChunk(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.name?.startsWith('run-');
}

function asyncGroup(test: RegExp, name: string): CacheGroup {
  return {test, name, chunks: isDemoChunk, priority: 60, enforce: true};
}
