import type {ComponentType} from 'react';

/** How a demo is styled: MUI's `sx` and `styled`, a style sheet, or Tailwind utilities. Specification section 4. */
export type CodeStyling = 'system' | 'css' | 'tailwind';

/** The language that code is shown in. Specification section 4. */
export type CodeLanguage = 'ts' | 'js';

/** Every styling, in the order in which controls list them; the first is the one every demo has. */
export const CODE_STYLINGS: readonly CodeStyling[] = ['system', 'css', 'tailwind'];

/** A short excerpt of a demo as highlighted HTML (`<span class="token …">`), ready for a `<code>` element. */
export interface DemoPreview {
  /** The excerpt in TypeScript. */
  ts: string;
  /** The excerpt in JavaScript; the same string as `ts` when the two do not differ. */
  js: string;
}

/** What the page itself carries about one styling of a demo. */
export interface DemoVariant {
  /** Absent when the returned JSX is longer than 16 lines and no region is marked. */
  preview?: DemoPreview;
}

/** One language of one file. */
export interface DemoCode {
  /** File name in this language: `SortByTwoColumns.tsx` or `SortByTwoColumns.js`. */
  name: string;
  /** The code, region markers removed, ending in a line break. */
  code: string;
  /** The same code as highlighted HTML, ready for a `<code>` element. */
  html: string;
}

/** One file of a demo, shown as one tab. The first file of a variant is the demo itself. */
export interface DemoFile {
  /** Path relative to the demo's own folder, as its imports write it: `SortByTwoColumns.tsx`, `../../_data/orders.ts`. */
  name: string;
  ts: DemoCode;
  /** Absent for a file with types only, which has nothing to show in JavaScript. */
  js?: DemoCode;
}

/** The whole code of one styling. */
export interface DemoSource {
  /** The demo first, then the files it imports, in the order of their first import. */
  files: DemoFile[];
  /** Every module specifier that is not relative, sorted: `@mui/x-data-grid`, `@mui/material/Box`. */
  imports: string[];
}

/** The whole code of a demo, per styling that it has. */
export type DemoSources = Partial<Record<CodeStyling, DemoSource>>;

/** The default export of `./Name.tsx?demo`. */
export interface DemoModule {
  /** Name of the demo, its id in the page and in link hashes: `SortByTwoColumns`. */
  name: string;
  /** Path of the file, or of the folder, from the root of the repository: `docs/…/SortByTwoColumns.tsx`. */
  path: string;
  /** The stylings the demo comes in; `system` is always there. */
  variants: Partial<Record<CodeStyling, DemoVariant>>;
  /** Loads the component of a styling. On the server each one is a promise that never settles. */
  load: Partial<Record<CodeStyling, () => Promise<{default: ComponentType}>>>;
  /** Loads the whole code. On the server a promise that never settles. */
  sources: () => Promise<DemoSources>;
}

/** The frame that a demo is shown in. */
export type DemoBackground = 'outlined' | 'inline' | 'playground';

/** What a writer may say beside `file` in `<Demo file="./Name.tsx" … />`. */
export interface DemoOptions {
  /** Height in px that the stage reserves. Default 400. */
  height?: number;
  /** Frame of the stage. Default `outlined`. */
  bg?: DemoBackground;
  /** Opens the code from the start. Default false. */
  defaultCodeOpen?: boolean;
  /** Leaves the toolbar out. Default false. */
  hideToolbar?: boolean;
  /** Greatest width of the demo in px. Default: the width of the stage. */
  maxWidth?: number;
  /** Accessible name of the demo. Default: its name, split into words. */
  title?: string;
}

/** Props of the MDX component `Demo` once the page is compiled. */
export interface DemoProps extends DemoOptions {
  demo: DemoModule;
}
