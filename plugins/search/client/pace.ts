import {splitWords} from './words';

/** Milliseconds without a key press before titles and names of the API are searched, which are there at once. */
export const TITLE_PAUSE = 80;

/** Before the text of pages is searched: people type a letter in 100 to 250 ms, and each word has a file to fetch. */
const TEXT_PAUSE = 250;

/** While the last word has one or two letters, which begin words of many files. */
const SHORT_WORD_PAUSE = 800;

/** How long a query has to stand before the text of pages is searched, milliseconds. */
export function textPause(query: string): number {
  const last = splitWords(query).at(-1) ?? '';
  return last.length < 3 ? SHORT_WORD_PAUSE : TEXT_PAUSE;
}

/**
 * The whole answer in the order of the quick one before it, what is new behind: nothing moves under a pointer.
 *
 * @param shown results of the quick answer
 * @param whole results of the whole answer
 */
export function keepOrder<Item extends {key: string}>(
  shown: readonly Item[],
  whole: readonly Item[],
): Item[] {
  const fresh = new Map(whole.map((item) => [item.key, item]));
  const kept = new Set(shown.map(({key}) => key));
  return [
    ...shown.map((item) => fresh.get(item.key) ?? item),
    ...whole.filter(({key}) => !kept.has(key)),
  ];
}
