import {isApiPath} from './walk';

/**
 * Id that the docs plugin gives to the page at a navigation path: `docs/<id>.mdx` is its file.
 *
 * A written page has a folder of its own and is named as the folder. Generated API pages lie flat
 * in their product's folder, where `index` is the product's list of them.
 */
export function docIdOf(pathname: string): string {
  const parts = pathname.split('/').slice(2);
  if (isApiPath(pathname)) {
    return parts.length < 3 ? [...parts, 'index'].join('/') : parts.join('/');
  }
  return [...parts, parts.at(-1)].join('/');
}
