import type {ProductId} from '../../../src/product/products';
import type {SymbolShard} from '../types';
import {passes, type Filters, type KnownPage} from './rankPages';
import {distance, splitWords} from './words';

/** A name of the API that fits a query, and where it is explained. */
export interface SymbolMatch {
  name: string;
  kind: string;
  /** Places, the best first. */
  places: {known: KnownPage; id: string}[];
  score: number;
  /** The visitor spells a name, so it goes before the pages. */
  certain: boolean;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A query split into what it names and, in `GridColDef.field` or `GridColDef field`, its owner. */
export function symbolQuery(text: string): {owner: string; name: string; spelled: boolean} {
  const trimmed = text.trim().replace(/^[.<]|[>()]+$/g, '');
  const dotted = /^([\w$]+)[.#]([\w$]*)$/.exec(trimmed) ?? /^([A-Z]\w*) (\w+)$/.exec(trimmed);
  const owner = dotted ? plain(dotted[1]!) : '';
  const name = dotted ? plain(dotted[2]!) : plain(trimmed);
  // Camel case, or a name from `use` or `on` on: nobody writes prose like this.
  const spelled = Boolean(dotted) || /^[\w$-]*[a-z][A-Z][\w$]*$/.test(trimmed);
  return {owner, name, spelled};
}

function scoreOf(name: string, asked: string): number {
  const own = plain(name);
  if (own === asked) {
    return 1;
  }
  if (own.startsWith(asked) && asked.length > 2) {
    return 0.5 + (0.4 * asked.length) / own.length;
  }
  return asked.length > 5 && distance(own, asked, 1) <= 1 ? 0.6 : 0;
}

/**
 * Names of the API that fit a query, the best first.
 *
 * @param shard names that begin like the query
 * @param limit how many at most
 */
export function matchSymbols(
  text: string,
  shard: SymbolShard,
  pages: readonly KnownPage[],
  productInView: ProductId,
  filters: Filters,
  limit = 4,
): SymbolMatch[] {
  const {owner, name, spelled} = symbolQuery(text);
  if (name.length < 2) {
    return [];
  }
  const placeScore = (known: KnownPage) =>
    (owner && plain(known.page.t).startsWith(owner) ? 4 : 0) +
    (owner && plain(known.page.t) === `${owner}api` ? 2 : 0) +
    (productInView && known.product === productInView ? 1 : 0) -
    (known.page.l ? 0.1 : 0);
  return shard
    .flatMap(([own, kind, numbers]): SymbolMatch[] => {
      const fit = scoreOf(own, name);
      const places = numbers
        .flatMap(([number, id]) => {
          const known = pages[number];
          return known && passes(known, filters) ? [{known, id}] : [];
        })
        .filter(({known}) => !owner || placeScore(known) >= 3)
        .sort((a, b) => placeScore(b.known) - placeScore(a.known));
      if (fit === 0 || places.length === 0) {
        return [];
      }
      const isCompound = splitWords(own).length > 1;
      const certain = spelled || (fit === 1 && isCompound);
      const score = fit + 0.01 * placeScore(places[0]!.known);
      return [{name: own, kind, places, score, certain}];
    })
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
    .slice(0, limit);
}

/** API pages whose component or interface the query names: `datagrid`, `GridColDef`. */
export function matchOwners(text: string, pages: readonly KnownPage[]): KnownPage[] {
  const asked = plain(text);
  const nameOf = ({page}: KnownPage) => page.t.replace(/ API$/, '');
  return pages
    .filter((known) => known.kind === 'api' && asked !== '' && plain(nameOf(known)) === asked)
    .sort((a, b) => Number(nameOf(b) === text.trim()) - Number(nameOf(a) === text.trim()));
}
