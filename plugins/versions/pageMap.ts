import {baseOf, labelOfVersion} from '../../src/product/versions';
import type {PageMap} from './types';

/** Routes that are no pages of the docs: the home page, the playground, the page for what is missing. */
const NO_PAGE = /^\/((playground|offline|404|404\.html)\/)?$/;

/**
 * The page map of the built site.
 *
 * @param routes routes with their base, closing slash or not, by name of the version
 */
export function makePageMap(routes: ReadonlyMap<string, readonly string[]>): PageMap {
  const versions = [...routes].map(([name, paths]) => {
    const base = baseOf(name);
    const pages = paths
      .filter((path) => path.startsWith(base))
      .map((path) => path.slice(base.length - 1).replace(/\/*$/, '/'))
      .filter((path) => !NO_PAGE.test(path) && !path.endsWith('.html/'));
    return {name, label: labelOfVersion(name), base, pages: [...new Set(pages)].sort()};
  });
  return {versions};
}
