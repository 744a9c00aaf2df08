import {family, products, type Product, type ProductVersion} from './products';

/** Name of the version that the unprefixed paths show. */
export const CURRENT_NAME = 'v8';

/** The version that a path with the base belongs to: `/x/v7/react-charts/` is of `v7`. */
export function versionOf(pathname: string): string {
  return /^\/x\/(v\d+)(?=\/|$)/.exec(pathname)?.[1] ?? CURRENT_NAME;
}

/** Where the pages of a version lie: `/x/`, `/x/v7/`. */
export function baseOf(version: string): string {
  return version === CURRENT_NAME ? '/x/' : `/x/${version}/`;
}

/** Path below the base of its version, with slashes at both ends: `/react-charts/`. */
export function pathInVersion(pathname: string): string {
  const path = pathname.replace(/[?#].*$/, '').slice(baseOf(versionOf(pathname)).length - 1);
  return path.endsWith('/') ? path : `${path}/`;
}

/** Name of an entry of the switcher: `v7`; the current version's label says more than its name. */
export function nameOfEntry({current, label}: ProductVersion): string {
  return current ? CURRENT_NAME : label;
}

/** A product as a version has it. */
export interface VersionedProduct {
  readonly product: Product;
  /** Its first page, below the base of the version. */
  readonly start: string;
}

/** The products that a version documents, in the order shown. */
export function productsIn(version: string): VersionedProduct[] {
  return products.flatMap((product) => {
    const entry = product.versions.find((candidate) => nameOfEntry(candidate) === version);
    return entry ? [{product, start: pathInVersion(entry.path)}] : [];
  });
}

/** First page of a version, below its base: the introduction, else that of its first product. */
export function startOf(version: string): string {
  const entry = family.versions.find((candidate) => nameOfEntry(candidate) === version);
  return entry ? pathInVersion(entry.path) : (productsIn(version)[0]?.start ?? '/');
}

/** Text shown for a version: `v8.0.0-beta.0`, `v7`. */
export function labelOfVersion(version: string): string {
  return family.versions.find((entry) => nameOfEntry(entry) === version)?.label ?? version;
}
