/** The four products, by the segment of their address under `/x/api/`. */
export type Product = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The license plan that a package or a member belongs to. */
export type Plan = 'community' | 'pro' | 'premium';

/** What an entry on a page is; the value of `data-api-kind`. */
export type EntryKind = 'prop' | 'slot' | 'class' | 'method' | 'property' | 'event' | 'param';

/** A published package that is read. */
export interface ApiPackage {
  name: string;
  product: Product | null;
  plan: Plan;
}

/** A parameter of a function, with what its documentation says about it. */
export interface ParamFact {
  name: string;
  type: string;
  optional?: true;
  doc?: string;
}

/** A callable shape: a callback prop, a method, a hook, a function. */
export interface SignatureFact {
  typeParams?: string[];
  params: ParamFact[];
  returns: string;
  returnsDoc?: string;
}

/** A prop, a property or a method. `doc`, `deprecated` and `see` are Markdown as published. */
export interface MemberFact {
  name: string;
  type: string;
  /** The authored text where `type` had to be shortened. */
  fullType?: string;
  required?: true;
  defaultValue?: string;
  doc?: string;
  deprecated?: string;
  see?: string[];
  plan?: Exclude<Plan, 'community'>;
  signature?: SignatureFact;
  ignored?: true;
  /** The type outside the X packages that declares it: `FormControlOwnProps`. */
  owner?: string;
}

/** Props taken over from an interface outside the X packages. */
export interface InheritedFact {
  owner: string;
  from: string;
  count: number;
}

/** A replaceable part of a component. */
export interface SlotFact {
  name: string;
  type: string;
  defaultElement?: string;
  doc?: string;
  deprecated?: string;
  className?: string;
  /** The prop that takes it, where that is not `slots`: v5 and v4 write `components={{NoRowsOverlay}}`. */
  via?: 'components';
}

/** A CSS class that a component puts on an element. */
export interface ClassFact {
  key: string;
  selector?: string;
  state?: true;
  doc?: string;
  deprecated?: string;
}

interface FactBase {
  name: string;
  exportName: string;
  product: Product;
  plan: Plan;
  /** The package that declares it. */
  from: string;
  /** Every package that exports it, community first. */
  imports: string[];
  doc?: string;
  deprecated?: string;
}

/** A component that has a page. */
export interface ComponentFact extends FactBase {
  kind: 'component';
  slug: string;
  props: MemberFact[];
  /** Own props without documentation. */
  alsoAccepts: MemberFact[];
  inherited: InheritedFact[];
  ref?: string;
  slots: SlotFact[];
  classes: ClassFact[];
  /** The name of the type behind `apiRef`, where there is one. */
  apiType?: string;
  /** What `apiRef` gives, where that has no page of its own. */
  api?: MemberFact[];
  themeName?: string;
}

/** An object type: an interface, or an alias that resolves to properties. */
export interface ObjectFact extends FactBase {
  kind: 'object';
  exported: boolean;
  typeParams: string[];
  members: MemberFact[];
  inherited: InheritedFact[];
  /** Number of union members, when the type is a union of shapes. */
  shapes?: number;
  /** A callable or shorter form, where the type has one. */
  text?: string;
}

/** A type that is best shown as one piece of text: a union, a function, a literal. */
export interface AliasFact extends FactBase {
  kind: 'alias';
  exported: boolean;
  typeParams: string[];
  text: string;
  signature?: SignatureFact;
}

/** A hook or a plain function. */
export interface FunctionFact extends FactBase {
  kind: 'hook';
  overloads: SignatureFact[];
}

/** A selector of the grid's state. */
export interface SelectorFact extends FactBase {
  kind: 'selector';
  category?: string;
  returns: string;
  args: ParamFact[];
}

/** An event of the grid. */
export interface EventFact {
  name: string;
  doc?: string;
  deprecated?: string;
  params?: string;
  event?: string;
  plan: Plan;
  componentProp?: string;
}

/** Everything that one version of the packages says about itself. */
export interface ApiFacts {
  schema: number;
  version: string;
  typescript: string;
  packages: {name: string; version: string}[];
  components: ComponentFact[];
  types: (ObjectFact | AliasFact)[];
  hooks: FunctionFact[];
  selectors: SelectorFact[];
  events: EventFact[];
  /** Names of references outside the X packages, with the module they come from. */
  externals: Record<string, string>;
  /** Component exports that look public and are on no list. */
  candidates: string[];
  /** Listed names that no package exports. */
  missing: string[];
  /** Every component export by its bare name, with the lowest plan that has it. */
  exportedComponents: Record<Product, Record<string, Plan>>;
}

/** A page of the committed list. */
export interface PageItem {
  slug: string;
  name: string;
  plan?: Exclude<Plan, 'community'>;
  /** The constant whose keys are the component's CSS classes, where its name does not follow the rule. */
  classes?: string;
}

/** What the committed list says about one product. */
export interface ProductPages {
  components: PageItem[];
  interfaces: PageItem[];
  /** Groups of methods on `apiRef`. */
  methods?: PageItem[];
  /** Pages that are put together from many exports. */
  collections: ('events' | 'selectors' | 'hooks' | 'types')[];
  /** Old slug to the slug that replaces it. */
  redirects: Record<string, string>;
  /** Component exports that are deliberately without a page. */
  unlisted?: string[];
}

/** The committed page list of one version: names only. */
export interface PageList {
  version: string;
  /** Package name to the exact version expected. */
  packages: Record<string, string>;
  products: Record<Product, ProductPages>;
}
