import type {ApiDocument, ApiEntry} from '../api/types';

/** An entry of the API reference and the page that it is on. */
export interface FoundEntry {
  document: ApiDocument;
  entry: ApiEntry;
}

/** What a name of the API stands for. */
export interface FoundApi {
  /** Pages of that name. */
  documents: ApiDocument[];
  entries: FoundEntry[];
  /** Names that are spelled alike, when nothing was found. */
  near: string[];
}

const entriesOf = (document: ApiDocument): FoundEntry[] =>
  [...document.sections.flatMap(({entries}) => entries), ...document.alsoAccepts].map((entry) => ({
    document,
    entry,
  }));

const slugOf = ({url}: ApiDocument) => /\/api\/(.*?)\/?$/.exec(url)?.[1] ?? '';

/** Number of letters to change, insert or delete to get from one word to the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The names nearest to one that does not exist, at most five. */
export function nearest(wanted: string, names: Iterable<string>): string[] {
  const low = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => {
      const other = name.toLowerCase();
      const part = other.includes(low) || low.includes(other);
      return {name, far: part ? 1 : distance(low, other)};
    })
    .filter(({name, far}) => far <= Math.max(2, Math.min(wanted.length, name.length) / 3))
    .sort((a, b) => a.far - b.far || a.name.length - b.name.length)
    .slice(0, 5)
    .map(({name}) => name);
}

/**
 * Finds what a name stands for: `DataGrid` a page, `GridColDef.sortComparator` an entry of it,
 * `onRowClick` every entry of that name, `data-grid/grid-col-def` the page at that address.
 */
export function findApi(documents: readonly ApiDocument[], name: string, product = ''): FoundApi {
  const low = name
    .trim()
    .replace(/^\/?(x\/)?(v\d+\/)?(api\/)?|\/$|\(\)$/g, '')
    .toLowerCase();
  const own = documents.filter((document) => document.product.includes(product.toLowerCase()));
  const pages = own.filter(
    (document) => document.name.toLowerCase() === low || slugOf(document) === low,
  );
  if (pages.length > 0) {
    return {documents: pages, entries: [], near: []};
  }
  const [owner, member] = /^([^.]+)\.(.+)$/.exec(low)?.slice(1) ?? ['', low];
  const candidates = (
    owner ? own.filter((page) => page.name.toLowerCase() === owner) : own
  ).flatMap(entriesOf);
  const entries = candidates.filter(({entry}) => entry.name.toLowerCase() === member);
  const near =
    entries.length > 0
      ? []
      : nearest(member ?? low, [
          ...(owner ? [] : own.map((document) => document.name)),
          ...candidates.map(({entry}) => entry.name),
        ]);
  return {documents: [], entries, near};
}
