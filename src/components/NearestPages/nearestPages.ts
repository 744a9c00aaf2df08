/** Pairs of neighboring letters, the unit by which two paths are compared. */
function bigrams(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let i = 0; i < text.length - 1; i += 1) {
    const pair = text.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Likeness of two texts by shared letter pairs (Dice's coefficient): 0 none, 1 the same. */
export function likeness(a: string, b: string): number {
  const left = bigrams(a);
  const right = bigrams(b);
  let shared = 0;
  for (const [pair, count] of left) {
    shared += Math.min(count, right.get(pair) ?? 0);
  }
  const total = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .replace(/[/_\s]+/g, '/')
    .replace(/^\/|\/$/g, '');
}

/**
 * The pages whose path is most like the wanted one, best first. The last segment counts most: a
 * reader who typed the wrong folder still meant that page.
 *
 * @param wanted path that was not found
 * @param pages paths that exist
 * @param count how many at most, default 5
 */
export function nearestPages(
  wanted: string,
  pages: readonly string[],
  count: number = 5,
): string[] {
  const target = normalize(wanted);
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return pages
    .map((path) => {
      const page = normalize(path);
      const score = likeness(target, page) + 2 * likeness(lastOf(target), lastOf(page));
      return {path, score};
    })
    .filter(({score}) => score > 0.7)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, count)
    .map(({path}) => path);
}
