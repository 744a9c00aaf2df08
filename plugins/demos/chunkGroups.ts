/** One rule by which the bundler moves modules into a chunk of their own. */
export interface CacheGroup {
  test: RegExp;
  name?: string;
  chunks?: 'async';
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
 * Chunks of what demos import: one for each X package, one for Material UI with Emotion, so that
 * pages share them and a page of community demos loads no code of a paid package.
 */
export function chunkGroups(_include: readonly string[]): Record<string, CacheGroup> {
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

function asyncGroup(test: RegExp, name: string): CacheGroup {
  return {test, name, chunks: 'async', priority: 60, enforce: true};
}
