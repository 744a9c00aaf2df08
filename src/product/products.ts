/** Version shown for the current docs (specification, section 9). */
export const CURRENT_VERSION = '8.0.0-beta.0';

/** A product of the family. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Path of its first page, below the base. */
  readonly pathPrefix: string;
}

export const products: readonly Product[] = [
  {id: 'x-data-grid', name: 'Data Grid', pathPrefix: '/react-data-grid/'},
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    pathPrefix: '/react-date-pickers/',
  },
  {id: 'x-charts', name: 'Charts', pathPrefix: '/react-charts/'},
  {id: 'x-tree-view', name: 'Tree View', pathPrefix: '/react-tree-view/'},
];
