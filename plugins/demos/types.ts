import type {ComponentType} from 'react';

/** How the code of a demo is styled. */
export type DemoStyling = 'system' | 'css' | 'tailwind';

/** Language of the code that is shown. */
export type DemoLanguage = 'ts' | 'js';

/** What is known of one styling variant when the page loads. */
export interface DemoVariant {
  /** Highlighted HTML of the part of the code that is shown before anything is opened; absent when there is none. */
  preview?: {ts: string; js: string};
}

/** Source of one file in one language. */
export interface DemoSource {
  /** The code as text. */
  code: string;
  /** The code as highlighted HTML. */
  html: string;
}

/** A file of a demo in both languages. The first file of a demo is its entry. */
export interface DemoFile {
  /** Name of the TypeScript file, with its ending. */
  name: string;
  ts: DemoSource;
  /** The JavaScript twin; its name has the JavaScript ending. */
  js: DemoSource & {name: string};
}

/** Sources of a demo, by styling. */
export type DemoSources = Partial<
  Record<
    DemoStyling,
    {files: DemoFile[]; /** Modules the files import, relative ones left out. */ imports: string[]}
  >
>;

/** Default export of `'./Name.tsx?demo'`. */
export interface DemoModule {
  /** Name of the demo: its file or folder without the ending. */
  name: string;
  /** Path of the source in the repository, such as `docs/react-data-grid/sorting/SortByTwoColumns.tsx`. */
  path: string;
  /** The styling variants there are; `system` always is. */
  variants: Partial<Record<DemoStyling, DemoVariant>>;
  /** Loads the component of a styling variant. */
  load: Partial<Record<DemoStyling, () => Promise<{default: ComponentType}>>>;
  /** Loads all sources. */
  sources: () => Promise<DemoSources>;
}
