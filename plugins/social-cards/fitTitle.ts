/** Widths of characters in the title's font, in em; everything else counts as `OTHER`. */
const NARROW = /[iljtfrI.,:;'’()|! -]/;
const WIDE = /[mwMW@%—]/;
const UPPER = /[A-Z&]/;
const OTHER = 0.575;

/** Sizes of a title in pixels, largest first, with the number of lines each may take. */
const SIZES = [
  {size: 88, lines: 2},
  {size: 76, lines: 2},
  {size: 64, lines: 3},
  {size: 54, lines: 3},
  {size: 46, lines: 4},
  {size: 38, lines: 4},
  {size: 32, lines: 4},
] as const;

function widthOf(word: string): number {
  return [...word].reduce((sum, sign) => {
    if (NARROW.test(sign)) return sum + 0.34;
    if (WIDE.test(sign)) return sum + 0.9;
    return sum + (UPPER.test(sign) ? 0.7 : OTHER);
  }, 0);
}

/** Number of lines that words of these widths take. */
function countLines(words: readonly number[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const withSpace = used === 0 ? word : used + 0.28 + word;
    if (withSpace > width && used > 0) {
      lines += 1;
      used = word;
    } else {
      used = withSpace;
    }
  }
  return lines;
}

/**
 * Largest size at which a title fits: no word wider than a line, no more lines than the size allows.
 *
 * @param width width of a line in pixels
 * @returns size in pixels; the smallest for a title that fits at none
 */
export function fitTitle(title: string, width: number): number {
  const words = title.split(/\s+/).map(widthOf);
  const longest = Math.max(...words);
  const fitting = SIZES.find(
    ({size, lines}) => longest * size <= width && countLines(words, width / size) <= lines,
  );
  return fitting?.size ?? SIZES.at(-1)!.size;
}
