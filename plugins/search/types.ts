/** What a page is about, for the filter of the dialog. */
export type PageKind = 'guide' | 'api' | 'migration';

/** The license plan that a page is about. */
export type PagePlan = 'community' | 'pro' | 'premium';

/** A page in `search/pages.json`. Short names: the file is fetched with the first query. */
export interface IndexedPage {
  /** Path below the base, with a slash at its end: `react-data-grid/sorting/`. */
  p: string;
  /** Title. */
  t: string;
  /** Labels of the groups around the page, outermost first. */
  g: string[];
  /** Description of a guide. */
  d?: string;
  /** Plan, where the page is about a paid one. */
  l?: Exclude<PagePlan, 'community'>;
  /** Id of the page in the full-text index. */
  f?: string;
}

/** The contents of `search/pages.json`. */
export interface PageIndex {
  pages: IndexedPage[];
}

/** A name that the API reference explains, as a page or another plugin reports it. */
export interface SymbolEntry {
  /** `onRowClick` */
  name: string;
  /** `prop`, `slot`, `class`, `method`, `property`, `event` or another word for what it is. */
  kind: string;
  /** Path of its page below the base: `api/data-grid/data-grid/`. */
  page: string;
  /** Id of its place on the page. */
  id: string;
}

/** A name, what it is, then page number and id for each place that explains it. */
export type ShardEntry = [name: string, kind: string, places: [page: number, id: string][]];

/** The contents of `search/symbols-<letter>.json`: the names that begin with the letter. */
export type SymbolShard = ShardEntry[];
