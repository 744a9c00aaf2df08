import type {EventParams} from './types';

/** The parts of a document that a page view is read from. */
export interface ViewedDocument {
  title: string;
  location: {href: string};
  querySelector(selector: string): {getAttribute(name: string): string | null} | null;
}

/** Whether a move within the site leads to another page: neither a hash nor a query makes one. */
export function isNewPage(pathname: string, previous: string | undefined): boolean {
  const bare = (path: string) => path.replace(/\/+$/, '');
  return previous === undefined || bare(pathname) !== bare(previous);
}

/**
 * Reads a page view: title, full address without its hash, product and product category. The hash
 * is left out because it may carry a reader's own code.
 */
export function readPageView(page: ViewedDocument): EventParams {
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    page_title: page.title,
    page_location: page.location.href.replace(/#.*$/, ''),
    productId: meta('x:product-id'),
    productCategoryId: meta('x:product-category-id'),
  };
}
