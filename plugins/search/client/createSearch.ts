import type {ProductId} from '../../../src/product/products';
import {shardOf} from '../shardSymbols';
import {matchOwners, matchSymbols, symbolQuery, type SymbolMatch} from './matchSymbols';
import type {ProviderHit, SearchProvider} from './provider';
import {knowPages, passes, rankPages, type Filters, type KnownPage} from './rankPages';
import type {createSiteIndex} from './siteIndex';
import {correct, ownerWords, queryWords, splitWords} from './words';

/** A line of the result list. */
export type Result =
  | {type: 'symbol'; key: string; path: string; match: SymbolMatch}
  | {type: 'page'; key: string; path: string; known: KnownPage; sections?: ProviderHit['sections']};

/** What a search needs. */
export interface SearchParts {
  baseUrl: string;
  index: ReturnType<typeof createSiteIndex>;
  provider: SearchProvider;
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** A query of the visitor. */
export interface SearchQuery {
  text: string;
  filters: Filters;
  productInView: ProductId;
  signal: AbortSignal;
  /** Whether the text of pages is searched, too, or their titles and the names of the API only. */
  withText: boolean;
}

/** How many pages are shown. */
const SHOWN = 20;

/** Makes the function that answers queries from pages, symbols and full text together. */
export function createSearch({baseUrl, index, provider, synonyms}: SearchParts) {
  let prepared: Promise<{known: KnownPage[]; vocabulary: Set<string>}> | undefined;
  const prepare = () => {
    prepared ??= index.pages().then(({pages}) => ({
      known: knowPages(pages, baseUrl),
      vocabulary: new Set([
        ...pages.flatMap(({t, g, d = ''}) => splitWords(`${t} ${g.join(' ')} ${d}`)),
        ...Object.keys(synonyms),
      ]),
    }));
    prepared.catch(() => (prepared = undefined));
    return prepared;
  };

  const toPage = (known: KnownPage, hit?: ProviderHit): Result => ({
    type: 'page',
    key: known.page.p,
    path: `${baseUrl}${known.page.p}`,
    known,
    sections: hit?.sections,
  });

  return {
    /** Pages by their paths with the base, in that order; unknown ones are left out. */
    async pagesAt(paths: readonly string[]): Promise<Result[]> {
      const {known} = await prepare();
      return paths.flatMap((path) => {
        const page = known.find(({page: {p}}) => `${baseUrl}${p}` === path);
        return page ? [toPage(page)] : [];
      });
    },

    /** Results of a query, the best first. @throws where index or provider fail */
    async search({text, filters, productInView, signal, withText}: SearchQuery): Promise<Result[]> {
      provider.prepare?.(baseUrl);
      const {known, vocabulary} = await prepare();
      const words = queryWords(text).map((word) => {
        const meant = correct(word, vocabulary);
        const others = [...(meant ? [meant] : []), ...(synonyms[word] ?? [])];
        return [word, ...others, ...(meant ? (synonyms[meant] ?? []) : [])];
      });
      const pages = known.map(({page}) => page);
      const owned = ownerWords(text);
      const members = words.filter(([word = '']) => !owned.has(word));
      // A single letter begins words of many parts of the index, and says nothing.
      const asked = (members.length > 0 ? members : words).filter(([word = '']) => word.length > 1);
      const {name} = symbolQuery(text);
      const [hits, shard] = await Promise.all([
        withText && asked.length > 0
          ? provider.search({text, words: asked, pages, baseUrl, signal})
          : [],
        name.length > 1 ? index.symbols(shardOf(name)) : [],
      ]);
      const byPath = new Map(hits.map((hit) => [hit.path, hit]));
      const scores = new Map(hits.map(({path, score}) => [path, score]));
      const ranked = rankPages(known, words, scores, productInView, filters);
      const owners = matchOwners(text, known).filter((page) => passes(page, filters));
      const list = [...new Set([...owners, ...ranked.map((page) => page.known)])].slice(0, SHOWN);
      const found = list.map((page) => toPage(page, byPath.get(page.page.p)));
      const matches = matchSymbols(text, shard, known, productInView, filters);
      const symbols = matches.map((match): Result & {type: 'symbol'} => {
        const {known: place, id} = match.places[0]!;
        const path = `${baseUrl}${place.page.p}#${id}`;
        return {type: 'symbol', key: `${match.kind} ${match.name}`, path, match};
      });
      // The page of a name goes first, then a name that is spelled out; a plain word is rather about a guide.
      const certain = symbols.filter(({match}) => match.certain);
      const others = symbols.filter(({match}) => !match.certain);
      const first = owners.length;
      return [
        ...found.slice(0, first),
        ...certain,
        ...found.slice(first, first + 3),
        ...others,
        ...found.slice(first + 3),
      ];
    },
  };
}
