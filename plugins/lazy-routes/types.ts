/** Loads the content of a page. */
export type PageLoader = () => Promise<unknown>;

/** The pages of a section as the browser gets them. */
export interface SectionTable {
  /** Folder with a slash at both ends. */
  readonly path: string;
  /** Key of the route that gets the pages as its children. */
  readonly parent: string;
  /** Chunk name of the pages' component. */
  readonly component: string;
  /** Attributes of all of its routes. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Address below the folder and content of each page. */
  readonly pages: ReadonlyArray<readonly [string, PageLoader]>;
}
