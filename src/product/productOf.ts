import {products, type Product, type ProductId} from './products';

/** Which product a path belongs to. */
export interface ProductMatch {
  /** Empty for pages of no single product. */
  readonly productId: ProductId;
  /** `x` on every page below `/x/`, empty elsewhere. */
  readonly productCategoryId: 'x' | '';
  readonly product?: Product;
}

/**
 * Path as the navigation writes it: no query, hash or closing slash, and none of the prefix of an
 * older version (`/x/v7/react-charts/` is `/x/react-charts`).
 */
export function pagePath(pathname: string): string {
  return pathname
    .replace(/[?#].*$/, '')
    .replace(/^\/x\/v\d+(?=\/|$)/, '/x')
    .replace(/\/+$/, '');
}

/** Finds the product of a guide or an API page, in any version, by its path with the base. */
export function productOf(pathname: string): ProductMatch {
  const [, category, first = '', second = ''] = pagePath(pathname).split('/');
  if (category !== 'x') {
    return {productId: '', productCategoryId: ''};
  }
  const folder = first === 'api' ? second : first.startsWith('react-') ? first.slice(6) : '';
  const product = products.find(({id}) => id === `x-${folder}`);
  return {productId: product?.id ?? '', productCategoryId: 'x', product};
}
