import type {IndexedPage, ShardEntry, SymbolEntry, SymbolShard} from './types';

/** Letter of the file that holds a name; `_` for names that begin with no letter. */
export function shardOf(name: string): string {
  const letter = name.replace(/^[^a-z]+/i, '').charAt(0);
  return letter.toLowerCase() || '_';
}

/**
 * Sorts symbols into files by their first letter, so that a query fetches one small file. A name that
 * several pages explain is one entry, its places in the order of the pages.
 *
 * @throws an error that lists the symbols whose page is not in the index
 */
export function shardSymbols(
  symbols: readonly SymbolEntry[],
  pages: readonly IndexedPage[],
): Map<string, SymbolShard> {
  const numbers = new Map(pages.map(({p}, index) => [p, index]));
  const entries = new Map<string, ShardEntry>();
  const faults = new Set<string>();
  for (const {name, kind, page, id} of symbols) {
    const number = numbers.get(page);
    if (number === undefined) {
      faults.add(`  ${kind} ${name}: there is no page ${page}`);
      continue;
    }
    const key = `${kind} ${name}`;
    const entry = entries.get(key) ?? [name, kind, []];
    entry[2].push([number, id]);
    entries.set(key, entry);
  }
  if (faults.size > 0) {
    throw new Error(`plugins/search, symbols:\n${[...faults].sort().join('\n')}`);
  }
  const shards = new Map<string, SymbolShard>();
  for (const entry of [...entries.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    entry[2].sort((a, b) => a[0] - b[0]);
    const letter = shardOf(entry[0]);
    shards.set(letter, [...(shards.get(letter) ?? []), entry]);
  }
  return shards;
}
