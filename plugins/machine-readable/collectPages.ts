import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {pagePath, productOf} from '../../src/product/productOf';
import {CURRENT_VERSION, type ProductId} from '../../src/product/products';
import type {PageMeta} from './types';

/** A page of the docs, with its file and its place. */
export interface DocPage {
  meta: PageMeta;
  /** Absolute path of its source. */
  file: string;
  productId: ProductId;
  /** Labels of the groups around the page, outermost first. */
  groups: string[];
  isApi: boolean;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Doc ids in the order of the sidebars, with the labels of the groups around them. */
function placesIn(items: readonly SidebarItem[], groups: string[], places: Map<string, string[]>) {
  for (const item of items) {
    if (item.type === 'category') {
      placesIn(item.items, [...groups, item.label], places);
    } else if ((item.type === 'doc' || item.type === 'ref') && !places.has(item.id)) {
      places.set(item.id, groups);
    }
  }
  return places;
}

/**
 * Pages of the docs in the order of the sidebar; pages that no sidebar lists come last.
 *
 * @param siteDir root of the repository, absolute
 */
export function collectPages({loadedVersions}: LoadedContent, siteDir: string): DocPage[] {
  return loadedVersions.flatMap(({versionName, docs, sidebars}) => {
    const places = new Map<string, string[]>();
    Object.values(sidebars).forEach((items) => placesIn(items, [], places));
    const order = new Map([...places.keys()].map((id, index) => [id, index]));
    const at = (id: string) => order.get(id) ?? places.size;
    return [...docs]
      .sort((a, b) => at(a.id) - at(b.id) || (a.permalink < b.permalink ? -1 : 1))
      .map(({id, title, description, permalink, source, frontMatter, lastUpdatedAt}): DocPage => {
        const {productId, product} = productOf(permalink);
        const {components, sidebar_custom_props: marks} = frontMatter as {
          components?: string[];
          sidebar_custom_props?: {plan?: string};
        };
        return {
          file: path.join(siteDir, source.replace(/^@site\//, '')),
          productId,
          groups: places.get(id) ?? [],
          isApi: pagePath(permalink).startsWith('/x/api/'),
          meta: {
            // Pages of the site end in a slash; the docs plugin adds it to some only later.
            permalink: permalink.replace(/\/*$/, '/'),
            title,
            description,
            version: versionName === 'current' ? CURRENT_VERSION : versionName,
            ...(product && {product: `${product.metadata} ${product.name}`}),
            ...(marks?.plan && {plan: marks.plan}),
            ...(lastUpdatedAt && {updated: new Date(lastUpdatedAt).toISOString().slice(0, 10)}),
            ...(components && {components}),
          },
        };
      });
  });
}
