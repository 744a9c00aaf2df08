/** Version shown for the current docs (specification, section 9). */
export const CURRENT_VERSION = '8.0.0-beta.0';

/** Name of the family, before each product's own. */
const FAMILY = 'MUI X';

/** Id of a product; empty for pages of no single product. */
export type ProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view' | '';

/** An entry of the version switcher. */
export interface ProductVersion {
  /** Text shown: `v7`. */
  readonly label: string;
  /** Path of the product's first page in that version, base included. */
  readonly path: string;
  /** The version that the site's unprefixed paths show. */
  readonly current?: true;
}

/** A product of the family, or the family itself. */
export interface Product {
  readonly id: ProductId;
  readonly name: string;
  /** What stands before the name in titles; empty for the family itself. */
  readonly metadata: string;
  /** Path of its first page, below the base. */
  readonly pathPrefix: string;
  /** Custom property that holds its color. */
  readonly hue: `--x-${string}`;
  /** Newest first. */
  readonly versions: readonly ProductVersion[];
}

function versionsOf(pathPrefix: string, older: Record<string, string>): ProductVersion[] {
  return [
    {label: `v${CURRENT_VERSION}`, path: `/x${pathPrefix}`, current: true},
    ...Object.entries(older).map(([label, start]) => ({label, path: `/x/${label}${start}`})),
  ];
}

const GRID = '/react-data-grid/';
const PICKERS = '/react-date-pickers/';
const CHARTS = '/react-charts/';
const TREE = '/react-tree-view/';
const INTRODUCTION = '/introduction/';

/** The four products, in the order shown. */
export const products: readonly Product[] = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    metadata: FAMILY,
    pathPrefix: GRID,
    hue: '--x-hue-grid',
    versions: versionsOf(GRID, {v7: GRID, v6: GRID, v5: GRID, v4: GRID}),
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    metadata: FAMILY,
    pathPrefix: PICKERS,
    hue: '--x-hue-pickers',
    // v5 has no overview page of the pickers.
    versions: versionsOf(PICKERS, {v7: PICKERS, v6: PICKERS, v5: `${PICKERS}getting-started/`}),
  },
  {
    id: 'x-charts',
    name: 'Charts',
    metadata: FAMILY,
    pathPrefix: CHARTS,
    hue: '--x-hue-charts',
    versions: versionsOf(CHARTS, {v7: CHARTS, v6: CHARTS}),
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    metadata: FAMILY,
    pathPrefix: TREE,
    hue: '--x-hue-tree',
    versions: versionsOf(TREE, {v7: TREE, v6: TREE}),
  },
];

/** The family itself: what pages of no single product belong to. */
export const family: Product = {
  id: '',
  name: FAMILY,
  metadata: '',
  pathPrefix: INTRODUCTION,
  hue: '--x-accent',
  versions: versionsOf(INTRODUCTION, {v7: INTRODUCTION, v6: INTRODUCTION, v5: INTRODUCTION}),
};
