import {distance} from './findApi';
import type {LibraryPage, LibraryVersion} from './library';

/** A part of a page that answers a query. */
export interface Hit {
  page: LibraryPage;
  /** Heading of the best part; empty for the start of the page. */
  heading: string;
  /** The line that fits best. */
  excerpt: string;
  score: number;
}

/** What may be asked for besides words. */
export interface SearchFilter {
  /** Part of a product's name: `charts`. */
  product?: string;
  kind?: LibraryPage['kind'];
  /** Most hits. Default 8. */
  limit?: number;
}

/** How much a word counts by where it stands. */
const WEIGHT = {title: 8, heading: 4, description: 3, product: 2, text: 1};

/** How much a page of the API counts for a question in plain words: guides answer those. */
const API_FOR_WORDS = 0.5;

/** A name as code writes it: `onRowClick`, `GridColDef.field`. */
const CODE_NAME = /[a-z\d][A-Z]|\w\.\w/;

/** BM25's usual constants: how soon repetition stops to count, and how much length does. */
const K = 1.2;
const B = 0.75;

const STOP = new Set(
  'a an and are as at be by can do does for from get how i if in is it make me my of on one or so that the their this to use want what when where which why will with you your'.split(
    ' ',
  ),
);

/** Endings that a reader's word may have and the page's not. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(ies|ing|ed|es|s|e|y)$/, '') || word : word;

/** Words of a text, names of code whole and in parts. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [token] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const parts = token.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [token];
    const all = parts.length > 1 ? [token, ...parts] : [token];
    for (const word of all.map((part) => part.toLowerCase())) {
      if (!STOP.has(word)) {
        words.push(stem(word));
      }
    }
  }
  return words;
}

interface Part {
  page: LibraryPage;
  heading: string;
  text: string;
  counts: Map<string, number>;
  length: number;
}

interface Index {
  parts: Part[];
  /** Number of parts that have a word. */
  spread: Map<string, number>;
  average: number;
}

function partOf(page: LibraryPage, heading: string, text: string): Part {
  const counts = new Map<string, number>();
  const add = (words: string[], weight: number) =>
    words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + weight));
  // Code names what its prose is about, but repeats it on every line.
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  const words = wordsOf(prose);
  add(wordsOf(page.title), WEIGHT.title);
  add(wordsOf(heading), WEIGHT.heading);
  add(wordsOf(page.description), WEIGHT.description);
  add(wordsOf(page.product), WEIGHT.product);
  add(words, WEIGHT.text);
  return {page, heading, text: prose, counts, length: words.length + 20};
}

/** Splits pages at their headings of the second level and counts words. */
export function indexPages(pages: readonly LibraryPage[]): Index {
  const parts = pages.flatMap((page) => {
    const [start = '', ...rest] = page.text.split(/^## (?=\S)/m);
    return [
      partOf(page, '', start.replace(/^# .*$/m, '')),
      ...rest.map((text) => {
        const [heading = '', ...lines] = text.split('\n');
        return partOf(page, heading, lines.join('\n'));
      }),
    ];
  });
  const spread = new Map<string, number>();
  parts.forEach(({counts}) =>
    [...counts.keys()].forEach((word) => spread.set(word, (spread.get(word) ?? 0) + 1)),
  );
  const total = parts.reduce((sum, {length}) => sum + length, 0);
  return {parts, spread, average: total / Math.max(1, parts.length)};
}

function scoreOf({counts, length}: Part, words: readonly string[], index: Index): number {
  const {spread, parts, average} = index;
  return words.reduce((sum, word) => {
    const count = counts.get(word) ?? 0;
    const having = spread.get(word) ?? 0;
    const rarity = Math.log(1 + (parts.length - having + 0.5) / (having + 0.5));
    return sum + (rarity * count * (K + 1)) / (count + K * (1 - B + (B * length) / average));
  }, 0);
}

function excerptOf(part: Part, words: readonly string[]): string {
  const lines = part.text.split('\n').filter((line) => /[\p{L}]/u.test(line));
  const fit = (line: string) => {
    const own = new Set(wordsOf(line));
    return words.filter((word) => own.has(word)).length;
  };
  const best = lines.reduce((top, line) => (fit(line) > fit(top) ? line : top), lines[0] ?? '');
  return best.length > 240 ? `${best.slice(0, 240)}…` : best;
}

/** The word itself, or the one that a slip of a letter or two made of it. */
function knownWord(word: string, {spread}: Index): string {
  const slips = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  if (spread.has(word) || slips === 0) {
    return word;
  }
  const near = [...spread.keys()].filter(
    (other) => Math.abs(other.length - word.length) <= slips && distance(word, other) <= slips,
  );
  return near.sort((a, b) => (spread.get(b) ?? 0) - (spread.get(a) ?? 0))[0] ?? word;
}

const indexes = new WeakMap<LibraryVersion, Index>();

/** Finds the pages that answer a query, best first, each by its best part. */
export function searchPages(
  version: LibraryVersion,
  query: string,
  {product = '', kind, limit = 8}: SearchFilter = {},
): Hit[] {
  const index = indexes.get(version) ?? indexPages(version.pages);
  indexes.set(version, index);
  const words = [...new Set(wordsOf(query).map((word) => knownWord(word, index)))];
  const best = new Map<LibraryPage, {part: Part; score: number}>();
  for (const part of index.parts) {
    const {page} = part;
    const fits =
      page.product.toLowerCase().includes(product.toLowerCase()) && (!kind || page.kind === kind);
    const factor = page.kind === 'api' && !kind && !CODE_NAME.test(query) ? API_FOR_WORDS : 1;
    const score = fits ? factor * scoreOf(part, words, index) : 0;
    if (score > (best.get(page)?.score ?? 0)) {
      best.set(page, {part, score});
    }
  }
  return [...best]
    .sort(([, a], [, b]) => b.score - a.score)
    .slice(0, limit)
    .map(([page, {part, score}]) => ({
      page,
      heading: part.heading,
      excerpt: excerptOf(part, words),
      score,
    }));
}
