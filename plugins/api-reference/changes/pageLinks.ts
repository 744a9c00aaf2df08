import {baseOf} from '../../../src/product/versions';
import type {PageList, Product} from '../types';

/** Address, base included, of the page that a version has of a name. */
export type PageLinks = (version: string, product: Product, name: string) => string | undefined;

/** Addresses of the pages of every version, from the page lists. */
export function pageLinks(lists: readonly PageList[]): PageLinks {
  const found = new Map<string, string>();
  for (const {version, products} of lists) {
    for (const [product, {components, interfaces, methods = []}] of Object.entries(products)) {
      for (const {name, slug} of [...methods, ...interfaces, ...components]) {
        found.set(`${version} ${product}/${name}`, `${baseOf(version)}api/${product}/${slug}/`);
      }
    }
  }
  return (version, product, name) => found.get(`${version} ${product}/${name}`);
}
