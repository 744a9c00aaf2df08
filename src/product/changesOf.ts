import {baseOf, CURRENT_NAME, pathInVersion} from './versions';

/** What the paths of migration guides call a product, and what the API reference does. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'data-grid': 'data-grid',
  pickers: 'date-pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
};

/** Two majors and the page that lists what changed between them. */
export interface ChangesLink {
  /** Base included: the pages of all pairs are in the current version. */
  readonly href: string;
  readonly from: string;
  readonly to: string;
}

/**
 * What lists every change that a migration guide is about. A guide that starts from another package, and a page that is
 * no migration guide, has none.
 */
export function changesOf(pathname: string): ChangesLink | undefined {
  const [, name = '', major = ''] =
    /^\/migration\/migration-([a-z-]+)-v(\d+)\/$/.exec(pathInVersion(pathname)) ?? [];
  const product = PRODUCTS[name];
  if (!product) {
    return undefined;
  }
  const [from, to] = [`v${major}`, `v${Number(major) + 1}`];
  return {href: `${baseOf(CURRENT_NAME)}api/${product}/changes-${from}-to-${to}/`, from, to};
}
