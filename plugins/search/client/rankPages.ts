import type {ProductId} from '../../../src/product/products';
import {productOf} from '../../../src/product/productOf';
import {kindOf} from '../pageKind';
import type {IndexedPage, PageKind, PagePlan} from '../types';
import {splitWords, stem} from './words';

/** What the visitor narrows the results to; an empty text is no limit. */
export interface Filters {
  product: ProductId;
  kind: PageKind | '';
  plan: PagePlan | '';
}

/** No limits. */
export const NO_FILTERS: Filters = {product: '', kind: '', plan: ''};

/** A page with what ranking needs to know of it. */
export interface KnownPage {
  page: IndexedPage;
  product: ProductId;
  kind: PageKind;
  title: string[];
  group: string[];
  description: string[];
}

/** A page and how well it fits. */
export interface RankedPage {
  known: KnownPage;
  score: number;
}

/** Share of a word's worth by where it is found. */
const FIELDS = [
  ['title', 1],
  ['group', 0.4],
  ['description', 0.4],
] as const;

/** Weights of what makes up a score. Found by trying the questions of the fixture. */
const WEIGHT = {fullText: 0.9, coverage: 0.4, productInView: 0.35, api: -0.2, migration: -0.3};

/** Prepares the pages for ranking; once for each visit. */
export function knowPages(pages: readonly IndexedPage[], baseUrl: string): KnownPage[] {
  return pages.map((page) => {
    const slug = page.p.split('/').filter(Boolean).at(-1) ?? '';
    return {
      page,
      product: productOf(`${baseUrl}${page.p}`).productId,
      kind: kindOf(`${baseUrl}${page.p}`),
      title: [...new Set([...splitWords(page.t), ...splitWords(slug)])].map(stem),
      group: splitWords(page.g.join(' ')).map(stem),
      description: splitWords(page.d ?? '').map(stem),
    };
  });
}

/** Whether a page is within the limits. */
export function passes({page, product, kind}: KnownPage, filters: Filters): boolean {
  return (
    (!filters.product || product === filters.product) &&
    (!filters.kind || kind === filters.kind) &&
    (!filters.plan || (page.l ?? 'community') === filters.plan)
  );
}

/** 1 for the word or its like, less for the beginning of a word or a word it stands for. */
function fits(words: readonly string[], alternatives: readonly string[]): number {
  let best = 0;
  alternatives.forEach((alternative, index) => {
    const share = index === 0 ? 1 : 0.8;
    const root = stem(alternative);
    for (const word of words) {
      if (word === root) {
        best = Math.max(best, share);
      } else if (root.length > 1 && word.startsWith(root)) {
        best = Math.max(best, share * (0.3 + (0.5 * root.length) / word.length));
      }
    }
  });
  return best;
}

/**
 * Orders pages: words in title, groups and description, the full-text score, how much of the title the
 * query covers, then the product in view. Rare words count more. API and migration pages step back
 * unless the query or a filter asks for them.
 *
 * @param words words of the query, each with what else it may stand for
 * @param fullText full-text scores from 0 to 1 by path
 */
export function rankPages(
  pages: readonly KnownPage[],
  words: readonly (readonly string[])[],
  fullText: ReadonlyMap<string, number>,
  productInView: ProductId,
  filters: Filters = NO_FILTERS,
): RankedPage[] {
  const scored = pages.map((known) => ({
    known,
    matches: words.map((alternatives) =>
      Math.max(...FIELDS.map(([field, share]) => share * fits(known[field], alternatives))),
    ),
  }));
  const rarity = words.map((_, index) => {
    const count = scored.filter(({matches}) => matches[index]! > 0).length;
    return Math.log(1 + pages.length / (1 + count));
  });
  const total = rarity.reduce((sum, value) => sum + value, 0) || 1;
  const asked = new Set(words.flat());
  const asksApi = ['api', 'prop', 'props'].some((word) => asked.has(word));
  const asksMigration = ['migration', 'migrate', 'upgrade', 'upgrading'].some((word) =>
    asked.has(word),
  );
  return scored
    .flatMap(({known, matches}) => {
      const local = matches.reduce((sum, match, index) => sum + match * rarity[index]!, 0) / total;
      const text = fullText.get(known.page.p) ?? 0;
      if ((local === 0 && text === 0) || !passes(known, filters)) {
        return [];
      }
      const covered = known.title.filter((word) => words.some((each) => fits([word], each) > 0.6));
      let score = local + WEIGHT.fullText * text;
      score += (WEIGHT.coverage * covered.length) / (known.title.length || 1);
      score += productInView && known.product === productInView ? WEIGHT.productInView : 0;
      score += known.kind === 'api' && !asksApi && filters.kind !== 'api' ? WEIGHT.api : 0;
      score += known.kind === 'migration' && !asksMigration ? WEIGHT.migration : 0;
      return [{known, score}];
    })
    .sort((a, b) => b.score - a.score);
}
