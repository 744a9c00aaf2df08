import type {EntryKind, Plan, Product} from './types';

/** A parameter of a callable entry: name, type, whether it may be left out, description as HTML. */
export interface ParamData {
  n: string;
  t: string;
  o?: 1;
  h?: string;
}

/** A way to call an entry. */
export interface SignatureData {
  /** Type parameters. */
  g?: string[];
  p: ParamData[];
  /** Type of what is returned, and its description as HTML. */
  r: string;
  rh?: string;
}

/**
 * One row. Keys are short because the largest page has some 560 of them.
 * `n` name · `t` type · `f` the type in full where `t` is shortened · `r` required · `d` default · `h` description
 * as HTML · `x` deprecation as HTML · `p` plan · `s` signatures · `c` class on the page · `e` default element ·
 * `st` state class · `u` undocumented · `b` badge.
 */
export interface EntryData {
  n: string;
  t?: string;
  f?: string;
  r?: 1;
  d?: string;
  h?: string;
  x?: string;
  p?: Exclude<Plan, 'community'>;
  s?: SignatureData[];
  c?: string;
  e?: string;
  st?: 1;
  /** Extra labeled texts, such as the import of a selector; a second text is what the first became. */
  m?: [string, string, string?][];
  /** Not exported: named in signatures only. */
  u?: 1;
  /** First major that has it: `v7`, or `v6 or earlier`. */
  v?: string;
  /** It came with the version of the page. */
  nw?: 1;
}

/** A group of rows under one heading. */
export interface SectionData {
  /** Anchor of the heading. */
  id: string;
  title: string;
  kind: EntryKind;
  entries: EntryData[];
  /** An introduction, as HTML. */
  intro?: string;
}

/** Where the name of a type leads: the page or external address, and the key of its data. */
export interface LinkData {
  /** Address: absolute, or below the API's base. */
  h: string;
  /** Key of the data that the popover fetches: `data-grid/GridColDef`. */
  k?: string;
}

export type PageKind =
  'component' | 'interface' | 'methods' | 'events' | 'selectors' | 'hooks' | 'types' | 'index';

/** A link with a text. */
export interface LinkText {
  title: string;
  href: string;
}

/** A name that an earlier version had. */
export interface RemovedData {
  name: string;
  /** What it was: `prop`, `slot`, `event`. */
  what: string;
  /** Its last type. */
  type?: string;
  /** The major that dropped it. */
  in: string;
  instead?: string;
}

/** Everything that one page shows. */
export interface PageData {
  name: string;
  slug: string;
  kind: PageKind;
  product: Product;
  plan: Plan;
  /** Package that declares it, and the exact version read. */
  from: string;
  version: string;
  exportName?: string;
  /** `path` is the entry point for this export alone, where its package has one. */
  imports: {from: string; plan: Plan; path?: string}[];
  summary?: string;
  deprecated?: string;
  typeParams?: string[];
  demos: LinkText[];
  sections: SectionData[];
  inherited: {owner: string; from: string; count: number; href?: string}[];
  also: EntryData[];
  ref?: string;
  themeName?: string;
  /** Names of earlier versions that are gone. */
  removed?: RemovedData[];
  /** Pages that tell everything that the majors changed which removed them. */
  changes?: {in: string; slug: string; title: string}[];
  /** The major before, where rows came with this one. */
  before?: string;
  /** Page of the type behind `apiRef`. */
  api?: LinkText;
  links: Record<string, LinkData>;
  /** Groups of links, on an index page. */
  groups?: {title: string; id: string; items: (LinkText & {plan?: Plan; note?: string})[]}[];
}

/** What the popover shows of a type. */
export interface TypeData {
  name: string;
  product: Product;
  plan: Plan;
  href: string;
  from: string;
  exported: boolean;
  typeParams?: string[];
  summary?: string;
  deprecated?: string;
  text?: string;
  entries: EntryData[];
  inherited: {owner: string; from: string; count: number}[];
  links: Record<string, LinkData>;
}

/** An entry of the index by which pages, `<Api>` and search find things. */
export interface IndexEntry {
  /** Name as written: `GridColDef` or `GridColDef.field`. */
  name: string;
  kind: 'component' | 'type' | 'hook' | 'selector' | EntryKind;
  product: Product;
  /** Address below the site's base, with its anchor. */
  href: string;
  type?: string;
  plan?: Exclude<Plan, 'community'>;
}

/** What a guide's `<Api name="GridColDef.field" />` is given when the page is compiled. */
export interface ApiReferenceData {
  /** The name as written: `GridColDef.field`. */
  name: string;
  kind: IndexEntry['kind'];
  /** Its permanent address, with the base. */
  href: string;
  /** The row of an entry, and where the names in its types lead. */
  entry?: EntryData;
  links?: Record<string, LinkData>;
  /** Key of the data that the popover fetches, where the name is that of a type. */
  key?: string;
}

/** Rows of an API page that a guide repeats; each leads to its own address. */
export interface ApiBlockData {
  /** Name of the page that has them, and its address. */
  title: string;
  href: string;
  rows: {kind: EntryKind; entry: EntryData; href: string}[];
  links: Record<string, LinkData>;
}
