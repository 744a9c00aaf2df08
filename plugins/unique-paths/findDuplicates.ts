/** A page path and where it is asked for. */
export interface Claim {
  /** Path as written; a closing slash makes no difference. */
  readonly path: string;
  /** Where: a position in a file, in a sidebar, or a route's plugin and modules. */
  readonly place: string;
}

/** A path that more than one place asks for. */
export interface Duplicate {
  readonly path: string;
  readonly places: readonly string[];
}

/** Path without its closing slash, so that paths of nodes and of routes compare. */
export function comparablePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** Paths claimed more than once, sorted; their places in the order of the claims. */
export function findDuplicates(claims: readonly Claim[]): Duplicate[] {
  const places = new Map<string, string[]>();
  for (const {path, place} of claims) {
    const key = comparablePath(path);
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([path, found]) => ({path, places: found}))
    .sort((a, b) => a.path.localeCompare(b.path));
}
