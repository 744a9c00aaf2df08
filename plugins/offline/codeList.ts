/** What the demos of each page may load; `offline/pages.json` of a build. */
export interface CodeList {
  /** Paths below the base. */
  files: string[];
  /** Places in the list of files, by the page's path below the base. */
  pages: Record<string, number[]>;
}

/** Makes the list; pages without such code are not in it. */
export function codeList(wanted: readonly (readonly [page: string, files: string[]])[]): CodeList {
  const files = [...new Set(wanted.flatMap(([, names]) => names))].sort();
  const places = new Map(files.map((name, place) => [name, place]));
  const pages = wanted
    .filter(([, names]) => names.length > 0)
    .map(([page, names]) => [page, names.flatMap((name) => places.get(name) ?? [])] as const);
  return {files, pages: Object.fromEntries(pages)};
}

/** Paths, below the base, of what a page's demos may load; none for a page that is not listed. */
export const codeOf = ({files, pages}: CodeList, page: string): string[] =>
  (pages[page] ?? []).flatMap((place) => files[place] ?? []);
