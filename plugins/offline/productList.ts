import type {OutputFile} from './readOutput';

/** How many letters of a file's hash are in a list. */
export const HASH_LENGTH = 16;

/** A file to keep: path below the base, size in bytes, and the first letters of its SHA-256 in base64. */
export type ListedFile = readonly [path: string, bytes: number, hash: string];

/** What keeping a product takes; `offline/<product>.json` of the build. */
export interface ProductList {
  product: string;
  /** Build that the files are of. */
  build: string;
  /** How many of the files are pages. */
  pages: number;
  /** Sum of the files, as they are stored. */
  bytes: number;
  /** Files before the pages that need them. */
  files: ListedFile[];
}

/** Address of a file: pages go without `index.html`. */
const addressOf = (name: string): string => name.replace(/(^|\/)index\.html$/, '$1');

/** Makes the list of a product. */
export function productList(
  product: string,
  build: string,
  names: ReadonlySet<string>,
  output: ReadonlyMap<string, OutputFile>,
): ProductList {
  const isPage = (name: string) => name.endsWith('.html');
  const found = [...names].sort().flatMap((name) => output.get(name) ?? []);
  const ordered = [
    ...found.filter((file) => !isPage(file.path)),
    ...found.filter((file) => isPage(file.path)),
  ];
  return {
    product,
    build,
    pages: found.filter((file) => isPage(file.path)).length,
    bytes: found.reduce((sum, {bytes}) => sum + bytes, 0),
    files: ordered.map(({path, bytes, hash}) => [
      addressOf(path),
      bytes,
      hash.slice(0, HASH_LENGTH),
    ]),
  };
}

/** A page as the search lists it. */
export interface SearchedPage {
  /** Path below the base. */
  p: string;
  /** Its file in the full-text index. */
  f?: string;
}

/**
 * Files that searching a product takes: the engine and the words of the whole site, the texts of the product's own
 * pages.
 */
export function searchFiles(
  output: ReadonlyMap<string, OutputFile>,
  pages: readonly SearchedPage[],
  isOwn: (path: string) => boolean,
): string[] {
  const own = new Set(pages.flatMap(({p, f}) => (f !== undefined && isOwn(p) ? [f] : [])));
  return [...output.keys()].filter((name) => {
    const fragment = /^pagefind\/fragment\/(.+)\.pf_fragment$/.exec(name)?.[1];
    return fragment === undefined ? /^(?:pagefind|search)\//.test(name) : own.has(fragment);
  });
}
