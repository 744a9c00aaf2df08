/** The license plan that something needs. */
export type ApiPlan = 'community' | 'pro' | 'premium';

/** A parameter of a callable entry. */
export interface ApiParameter {
  name: string;
  type: string;
  optional?: true;
  /** Markdown, as every description here. */
  description?: string;
}

/** A way to call an entry. */
export interface ApiSignature {
  typeParameters?: string[];
  parameters: ApiParameter[];
  returns: {type: string; description?: string};
}

/** One prop, slot, class, method, property or event. */
export interface ApiEntry {
  name: string;
  kind: 'prop' | 'slot' | 'class' | 'method' | 'property' | 'event' | 'param';
  /** Its place on the page for people. */
  url: string;
  type?: string;
  /** The type written out, where `type` is shortened. */
  fullType?: string;
  required?: true;
  default?: string;
  description?: string;
  /** Present, with what to use instead, when it should not be used any more. */
  deprecated?: string;
  /** Plan that it needs beyond the page's own. */
  plan?: Exclude<ApiPlan, 'community'>;
  signatures?: ApiSignature[];
  /** The class on the page, without a dot. */
  className?: string;
  /** The class marks a state, such as focus. */
  state?: true;
  /** It is named in signatures only and cannot be imported. */
  exported?: false;
  /** First major that has it: `v7`, or `v6 or earlier`. */
  since?: string;
  /** Further facts by label: the prop of an event, the import of a hook, the version it came with. */
  notes?: Record<string, string>;
}

/** Entries of one kind under one heading. */
export interface ApiSection {
  title: string;
  description?: string;
  entries: ApiEntry[];
}

/** A link with its text. */
export interface ApiLink {
  title: string;
  url: string;
  plan?: ApiPlan;
}

/** A page of the API reference, as `/x/api/<product>/<slug>.json` publishes it. */
export interface ApiDocument {
  $schema: string;
  name: string;
  kind:
    'component' | 'interface' | 'methods' | 'events' | 'selectors' | 'hooks' | 'types' | 'index';
  product: string;
  plan: ApiPlan;
  /** Package that declares it, and the version that was read. */
  package: string;
  packageVersion: string;
  /** The page for people, and its Markdown. */
  url: string;
  markdown: string;
  description?: string;
  deprecated?: string;
  /** The name that packages export, where it says that the thing may change. */
  exportName?: string;
  typeParameters?: string[];
  imports: {package: string; plan: ApiPlan; statement: string}[];
  /** Guides that show it. */
  guides: ApiLink[];
  sections: ApiSection[];
  /** Props without a description of their own. */
  alsoAccepts: ApiEntry[];
  /** Props taken over from other interfaces. */
  inherited: {interface: string; package: string; count: number}[];
  /** Type that a `ref` gives. */
  ref?: string;
  /** Name under `components` in a theme. */
  themeName?: string;
  /** Page of what `apiRef` gives. */
  api?: ApiLink;
  /** Names that earlier versions had. */
  removed?: {name: string; kind: string; removedIn: string; type?: string; instead?: string}[];
  /** Lists of pages, on the start of a product's reference. */
  groups?: {title: string; links: ApiLink[]}[];
}
