import type {MdNode} from '../demos/mdast';
import type {CodeStyling} from '../demos/types';

/** A node of a Markdown tree, with the fields that are read and written here. */
export interface Md extends Omit<MdNode, 'children'> {
  children?: Md[];
  url?: string;
  title?: string | null;
  alt?: string | null;
  depth?: number;
  ordered?: boolean;
  spread?: boolean;
}

/** What is known of a page besides its text. */
export interface PageMeta {
  /** Path with the base: `/x/react-data-grid/sorting/`. */
  permalink: string;
  title: string;
  description: string;
  /** Version as readers see it: `8.0.0-beta.0`, `v7`. */
  version: string;
  /** Name of the product; absent on pages of no single product. */
  product?: string;
  /** Plan that the page is about, where it is a paid one. */
  plan?: string;
  /** Day of its last change, `2026-11-20`, where it is known. */
  updated?: string;
  /** Names of the components that the page is about. */
  components?: readonly string[];
}

/** One file of a demo in both languages. */
export interface DemoFileText {
  /** Path from the folder of the demo: `SortOrders.tsx`, `../../_data/orders.ts`. */
  name: string;
  /** Path from the root of the repository. */
  path: string;
  ts: string;
  /** Absent for a file that is the same in JavaScript, or has no JavaScript. */
  js?: string;
}

/** One styling of a demo: `system`, `css` or `tailwind`, the demo's own file first. */
export interface DemoStylingText {
  styling: CodeStyling;
  files: DemoFileText[];
}

/** The code of a demo. */
export interface DemoText {
  name: string;
  /** Words for the demo: its title, else its name. */
  label: string;
  stylings: DemoStylingText[];
}

/** Language in which a twin shows the code of demos. */
export type TwinLanguage = 'ts' | 'js';

/** A component's tag in a page. */
export interface Tag {
  name: string;
  /** Literal attributes; `true` where there is no value. */
  attributes: Readonly<Record<string, string | number | boolean>>;
  /** Attributes that are expressions, as written. */
  expressions: Readonly<Record<string, string>>;
  /** What stands inside, as text already. */
  children: Md[];
  inline: boolean;
}

/** Gives a component's tag a text form; inside a paragraph it must give phrasing content. */
export type TagText = (tag: Tag, context: ExpandContext) => Md[];

/** What expanding a page needs besides its tree. */
export interface ExpandContext {
  language: TwinLanguage;
  /** The page itself, with host: `https://mui.com/x/react-data-grid/sorting/`. */
  url: string;
  /** Code of the demos, by what `file` says. */
  demos: ReadonlyMap<string, DemoText>;
  /** Files that several demos import, by path; they stand once, elsewhere. */
  shared: ReadonlyMap<string, DemoFileText>;
  /** Text of the generated data that the page imports, by the name in its code. */
  data: ReadonlyMap<string, Md[]>;
  /** Turns an address as written into one with a host. */
  resolveLink: (written: string) => string;
  /** Text forms of components, by name. */
  components: Readonly<Record<string, TagText>>;
  /** The page as written, for what is not understood. */
  source: string;
}

/** A page's tree as Markdown, and what could not be expressed. */
export interface Expanded {
  tree: Md;
  faults: {line: number; message: string}[];
}
