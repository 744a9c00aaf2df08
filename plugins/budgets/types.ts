/** What is counted of a built page. Bytes are as gzip makes them at its highest level; counts are exact. */
export interface PageFigures {
  /** Bytes of the HTML. */
  html: number;
  /** Bytes of its inline scripts, which run before the page is shown. */
  inlineScripts: number;
  /** Bytes of the scripts that it waits for. */
  blockingScripts: number;
  /** Bytes of the scripts that come after the load event. */
  lateScripts: number;
  /** Bytes of its style sheets. */
  styles: number;
  /** Requests before the load event, those of images below the fold included. */
  requests: number;
  /** Elements of the HTML. */
  elements: number;
}

/** Name of a figure. */
export type Figure = keyof PageFigures;

/** A page of the budgets: its path below the base, and the most that each figure may be. */
export interface PageBudget {
  path: string;
  most: Partial<PageFigures>;
}

/** `budgets.json`. */
export type Budgets = Readonly<Record<string, PageBudget>>;

/** A page in the report of a build. */
export interface PageReport extends PageBudget {
  name: string;
  figures: PageFigures;
}

/** Figures of a release by page and figure, oldest first. */
export interface HistoryEntry {
  /** Day, as in `2026-11-21`. */
  date: string;
  pages: Readonly<Record<string, PageFigures>>;
}

/** `about/build/report.json`. */
export interface BuildReportData {
  pages: PageReport[];
  history: HistoryEntry[];
}
