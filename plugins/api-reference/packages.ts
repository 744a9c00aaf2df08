import type {ApiPackage, PageList, Plan, Product} from './types';

/** Every package that any version may have, in the order that decides how unions print: keep it. */
export const API_PACKAGES: ApiPackage[] = [
  {name: '@mui/x-data-grid', product: 'data-grid', plan: 'community'},
  {name: '@mui/x-data-grid-pro', product: 'data-grid', plan: 'pro'},
  {name: '@mui/x-data-grid-premium', product: 'data-grid', plan: 'premium'},
  {name: '@mui/x-date-pickers', product: 'date-pickers', plan: 'community'},
  {name: '@mui/x-date-pickers-pro', product: 'date-pickers', plan: 'pro'},
  {name: '@mui/x-charts', product: 'charts', plan: 'community'},
  {name: '@mui/x-charts-pro', product: 'charts', plan: 'pro'},
  {name: '@mui/x-tree-view', product: 'tree-view', plan: 'community'},
  {name: '@mui/x-tree-view-pro', product: 'tree-view', plan: 'pro'},
  {name: '@mui/x-license', product: null, plan: 'community'},
];

/** Major number of a version's name: `v7` is 7. */
export const majorOf = (version: string): number => Number(version.slice(1));

/** The packages of one version, which its page list names. */
export const packagesIn = (pages: Pick<PageList, 'packages'>): ApiPackage[] =>
  API_PACKAGES.filter(({name}) => name in pages.packages);

/** Packages whose types the X packages build on: absent or doubled, they ruin the result in silence. */
export function typePeers(version: string): string[] {
  const major = majorOf(version);
  return [
    'react',
    '@types/react',
    'csstype',
    ...(major < 5 ? ['@material-ui/core'] : ['@mui/material', '@mui/system']),
    ...(major < 7 ? [] : ['@mui/x-internals']),
    'typescript',
  ];
}

export const PRODUCTS: Product[] = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/** Reader-facing names of the products. */
export const PRODUCT_LABELS: Record<Product, string> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

const PLANS: Plan[] = ['community', 'pro', 'premium'];

/** Position of a plan, from community (0) to premium (2). */
export const planRank = (plan: Plan): number => PLANS.indexOf(plan);

/** The packages of a product, community first. */
export function packagesOf(product: Product): ApiPackage[] {
  return API_PACKAGES.filter((item) => item.product === product);
}

/** The X package that a file belongs to, by its path; undefined for anything else. */
export function packageOfFile(fileName: string): ApiPackage | undefined {
  const match = /\/node_modules\/(@mui\/x-[a-z-]+)\//.exec(fileName);
  return match ? API_PACKAGES.find((item) => item.name === match[1]) : undefined;
}

/** Whether a file belongs to one of the X packages, the internal ones included. */
export const isOwnFile = (fileName: string): boolean => fileName.includes('/node_modules/@mui/x-');

/** Titles of the pages that are put together from many exports. */
export const COLLECTION_TITLES = {
  events: 'Events',
  selectors: 'Selectors',
  hooks: 'Hooks',
  types: 'Types',
} as const;
