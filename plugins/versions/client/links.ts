import type {Product} from '@site/src/product/products';
import {baseOf, nameOfEntry, pathInVersion} from '@site/src/product/versions';
import {findPage} from '../findPage';
import type {MatchKind, PageMap} from '../types';

/** Where an entry of the switcher leads. */
export interface VersionLink {
  readonly href: string;
  readonly kind: MatchKind;
}

/** Address of the page map, whichever version is shown. */
const PAGE_MAP = '/x/versions.json';

let loading: Promise<PageMap> | undefined;

/** Loads the page map once; a failure may be tried again. */
export function loadPageMap(): Promise<PageMap> {
  loading ??= fetch(PAGE_MAP)
    .then((response) => {
      if (!response.ok) {
        throw new Error(`${PAGE_MAP} answers ${response.status}`);
      }
      return response.json() as Promise<PageMap>;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Where each version of a product shows the page, by name of the version. */
export function linksTo(
  pathname: string,
  product: Pick<Product, 'versions'>,
  map: PageMap,
): Map<string, VersionLink> {
  const page = pathInVersion(pathname);
  return new Map(
    product.versions.map((entry) => {
      const name = nameOfEntry(entry);
      const pages = map.versions.find((version) => version.name === name)?.pages ?? [];
      const match = findPage(page, new Set(pages), pathInVersion(entry.path));
      return [name, {href: `${baseOf(name).slice(0, -1)}${match.page}`, kind: match.kind}];
    }),
  );
}
