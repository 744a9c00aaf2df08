import {pagePath} from '../../src/product/productOf';
import type {PageKind} from './types';

/** What a page is about, by its path with the base. */
export function kindOf(pathname: string): PageKind {
  const [, , section] = pagePath(pathname).split('/');
  return section === 'api' || section === 'migration' ? section : 'guide';
}
