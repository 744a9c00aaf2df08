import {productOf} from '../../src/product/productOf';
import {family} from '../../src/product/products';
import {findPage} from './findPage';
import type {PageMatch} from './types';

/**
 * What stands for the pages of an older version in the current one, where that is not the same path.
 *
 * @param pages pages of the older version, below its base
 * @param current pages of the current version, below its base
 */
export function findElsewhere(
  pages: Iterable<string>,
  current: ReadonlySet<string>,
): Record<string, PageMatch> {
  const found: Record<string, PageMatch> = {};
  for (const page of pages) {
    const {pathPrefix} = productOf(`/x${page}`).product ?? family;
    const match = findPage(page, current, pathPrefix);
    if (match.page !== page) {
      found[page] = match;
    }
  }
  return found;
}
