import {pathInVersion} from './versions';

/** What the paths of migration guides call a product, and what the API reference does. */
const PRODUCTS = {
  'data-grid': 'data-grid',
  pickers: 'date-pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
} as const;

/** First versions that came after a product's time in another package. */
const AFTER_LAB: Readonly<Record<string, string>> = {pickers: 'v5', 'tree-view': 'v6'};

/** What a migration guide leads from and to. */
export interface MigrationGuide {
  readonly product: (typeof PRODUCTS)[keyof typeof PRODUCTS];
  /** A major as in `v7`, or `lab` for the packages that a product came from. */
  readonly from: string;
  readonly to: string;
}

/** Reads a guide's path, `/migration/migration-data-grid-v7/`; `undefined` for a page that is no migration guide. */
export function migrationGuideOf(pathname: string): MigrationGuide | undefined {
  const [, name = '', from = ''] =
    /^\/migration\/migration-([a-z-]+)-(v\d+|lab)\/$/.exec(pathInVersion(pathname)) ?? [];
  if (!Object.hasOwn(PRODUCTS, name)) {
    return undefined;
  }
  const to = from === 'lab' ? AFTER_LAB[name] : `v${Number(from.slice(1)) + 1}`;
  return to ? {product: PRODUCTS[name as keyof typeof PRODUCTS], from, to} : undefined;
}
