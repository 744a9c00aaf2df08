import {family, type Product} from './products';

/**
 * Document title of a page: its own title, then the name of its product. Without a title, or with
 * the site's, it is the site's name.
 *
 * @param title title of the page
 * @param product product of the page; the family when left out
 * @param delimiter sign between the two
 */
export function formatTitle(
  title: string | undefined,
  product: Pick<Product, 'metadata' | 'name'> = family,
  delimiter = '|',
): string {
  const own = title?.trim() ?? '';
  const productName = [product.metadata, product.name].filter(Boolean).join(' ');
  if (own === '' || own === family.name) {
    return family.name;
  }
  return own === productName ? own : `${own} ${delimiter} ${productName}`;
}
