/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can could do does for from get has have how i if in into is it its ' +
    'let make me my need of on or our set should so that the their them there this to use using ' +
    'want was way what when where which who why will with would you your mui x react'
  ).split(' '),
);

/** The words of a text in lower case; an identifier is taken apart and kept whole as well. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const parts = word.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
      return parts.length > 1 ? [word, ...parts] : [word];
    })
    .map((word) => word.toLowerCase());
}

/** The words of a query that say what is looked for; all of them where none does. */
export function queryWords(text: string): string[] {
  const words = [...new Set(splitWords(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

/**
 * Words of the owners of the members that a text spells: `grid`, `col`, `def` and the whole name of
 * `GridColDef.sortComparator`. Every page of a product has them, so they say nothing to a full-text search.
 */
export function ownerWords(text: string): Set<string> {
  const owners = [...text.matchAll(/([\p{L}\p{N}]+)\.(?=\p{L})/gu)];
  return new Set(owners.flatMap(([, owner = '']) => splitWords(owner)));
}

/** A word without its ending, good enough to see that `filtering` and `filters` belong together. */
export function stem(word: string): string {
  const cut = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ization|isation)$/, 'iz')
    .replace(/(?<=.{3})(?:ation|ing|able|ment|ed|ion|e)$/, '')
    .replace(/(?<=.{3})(?:er|or)$/, '');
  return cut.replace(/([^aeiou])\1$/, '$1');
}

/**
 * Number of letters to insert, remove, replace or swap with their neighbor to get from a word to
 * another; one more than the limit where it is higher.
 */
export function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let above = Array.from({length: to.length + 1}, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
    }
    before = above;
    above = row;
  }
  return Math.min(above[to.length]!, limit + 1);
}

/**
 * The word of the vocabulary that a mistyped word stands for: one slip in words of four letters or
 * more, two from eight on, and the first letter right.
 *
 * @returns nothing where the word is in the vocabulary, begins a word of it, or resembles none
 */
export function correct(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || /\d/.test(word)) {
    return undefined;
  }
  const limit = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let least = limit + 1;
  const wordStem = stem(word);
  for (const known of vocabulary) {
    if (known.startsWith(word) || stem(known) === wordStem) {
      return undefined;
    }
    if (known.charAt(0) === word.charAt(0)) {
      const slips = distance(word, known, limit);
      if (slips < least) {
        least = slips;
        best = known;
      }
    }
  }
  return best;
}
