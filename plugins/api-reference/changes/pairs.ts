import {CURRENT_NAME} from '../../../src/product/versions';
import type {Product} from '../types';

/** Two neighboring majors of a product. */
export interface VersionPair {
  from: string;
  to: string;
  /** Last part of the page's address: `changes-v7-to-v8`. */
  slug: string;
  title: string;
}

/** First major of each product. */
const FIRST: Record<Product, number> = {
  'data-grid': 4,
  'date-pickers': 5,
  charts: 6,
  'tree-view': 6,
};

/** The pairs of a product, newest first. They have their pages in the current version. */
export function pairsOf(product: Product, version: string): VersionPair[] {
  if (version !== CURRENT_NAME) return [];
  const newest = Number(CURRENT_NAME.slice(1));
  return Array.from({length: newest - FIRST[product]}, (_, index) => {
    const [from, to] = [`v${newest - index - 1}`, `v${newest - index}`];
    return {from, to, slug: `changes-${from}-to-${to}`, title: `Changes from ${from} to ${to}`};
  });
}
