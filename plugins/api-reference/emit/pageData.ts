import {compare} from '../order';
import {COLLECTION_TITLES} from '../packages';
import type {
  AliasFact,
  ApiFacts,
  ComponentFact,
  ObjectFact,
  PageItem,
  PageList,
  Plan,
  Product,
} from '../types';
import type {EntryData, LinkText, PageData, SectionData} from '../model';
import {EntryWriter} from './entries';
import {importsWithPlans, type LinkIndex} from './links';
import {planOfNames} from './tiers';

/** What building pages needs beside the facts. */
export interface PageContext {
  facts: ApiFacts;
  pages: PageList;
  index: LinkIndex;
  /** Pages with demos that import a component, by package and name (`data-grid/DataGrid`). */
  demos: ReadonlyMap<string, LinkText[]>;
  /** Entry points of the packages beside their own: `@mui/x-date-pickers/DatePicker`. */
  entryPoints: ReadonlySet<string>;
}

const versionOf = (context: PageContext, from: string): string =>
  context.facts.packages.find((item) => item.name === from)?.version ?? '';

const THEMING: Record<string, string> = {
  react: 'https://react.dev/reference/react-dom/components/common',
};

function base(
  context: PageContext,
  fact: ComponentFact | ObjectFact,
  item: PageItem,
  writer: EntryWriter,
) {
  return {
    name: fact.name,
    slug: item.slug,
    product: fact.product,
    plan: fact.plan,
    from: fact.from,
    version: versionOf(context, fact.from),
    imports: importsWithPlans(fact, context.entryPoints),
    ...(fact.exportName !== fact.name && {exportName: fact.exportName}),
    ...(fact.doc && {summary: writer.prose(fact.doc)}),
    ...(fact.deprecated && {deprecated: writer.prose(fact.deprecated)}),
    demos: context.demos.get(`${fact.product}/${fact.name}`) ?? [],
    links: writer.links,
  };
}

const section = (
  id: string,
  title: string,
  kind: SectionData['kind'],
  entries: EntryData[],
): SectionData[] => (entries.length > 0 ? [{id, title, kind, entries}] : []);

function withPlan({p: _own, ...entry}: EntryData, plan: Plan): EntryData {
  return plan === 'community' ? entry : {...entry, p: plan};
}

/** The page of a component. */
export function componentPage(context: PageContext, fact: ComponentFact): PageData {
  const writer = new EntryWriter(context.index, fact.product, fact.plan);
  const planOf = planOfNames(fact, context.facts.components);
  const marked = (kind: 'props' | 'slots', entries: EntryData[]): EntryData[] =>
    planOf ? entries.map((entry) => withPlan(entry, planOf(kind, entry.n))) : entries;
  const sections = [
    ...section(
      'props',
      'Props',
      'prop',
      marked(
        'props',
        fact.props.map((item) => writer.member(item)),
      ),
    ),
    ...section(
      'slots',
      'Slots',
      'slot',
      marked(
        'slots',
        fact.slots.map((item) => writer.slot(item)),
      ),
    ),
    ...section(
      'classes',
      'CSS classes',
      'class',
      fact.classes.map((item) => writer.cssClass(item)),
    ),
    ...section(
      'api',
      'Imperative API',
      'method',
      (fact.api ?? []).map((item) => writer.member(item)),
    ),
  ];
  const also = fact.alsoAccepts.map((item): EntryData => {
    const {n, t, r, f} = writer.member(item);
    return {n, ...(t && {t}), ...(f && {f}), ...(r && {r})};
  });
  const item = {slug: fact.slug, name: fact.name};
  const page: PageData = {
    kind: 'component',
    ...base(context, fact, item, writer),
    sections,
    also,
    inherited: fact.inherited.map((entry) => {
      const href = THEMING[entry.from];
      return href ? {...entry, href} : entry;
    }),
  };
  if (fact.ref) page.ref = writer.type(fact.ref);
  if (fact.themeName) page.themeName = fact.themeName;
  if (fact.apiType && !fact.api) {
    page.api = {title: 'GridApi', href: context.index.page('data-grid', 'grid-api')};
  }
  return page;
}

/** The page of an interface, or of a group of methods. */
export function objectPage(
  context: PageContext,
  fact: ObjectFact | AliasFact,
  item: PageItem,
  kind: 'interface' | 'methods',
): PageData {
  const writer = new EntryWriter(context.index, fact.product, fact.plan);
  const members = fact.kind === 'object' ? fact.members : [];
  const shown =
    kind === 'methods' ? members.map(({required: _required, ...rest}) => rest) : members;
  const methods = shown.filter((member) => kind === 'methods' || isMethods(fact.name, member.type));
  const properties = shown.filter((member) => !methods.includes(member));
  const write = (list: typeof shown): EntryData[] => list.map((member) => writer.member(member));
  return {
    kind,
    ...base(context, {...fact, members} as ObjectFact, item, writer),
    ...(fact.typeParams.length > 0 && {
      typeParams: fact.typeParams.map((text) => writer.type(text)),
    }),
    sections: [
      ...section('methods', 'Methods', 'method', write(methods)),
      ...section('properties', 'Properties', 'property', write(properties)),
    ],
    also: [],
    inherited: fact.kind === 'object' ? fact.inherited : [],
  };
}

/** Members of an API object that are called; callbacks of a plain interface stay properties. */
const isMethods = (owner: string, type: string): boolean =>
  /Api(Ref)?$|Adapter$/.test(owner) && /^(<[^>]*>)?\(.*=>/.test(type);

/** A page made of many exports. */
export function collectionPage(
  context: PageContext,
  product: Product,
  kind: 'events' | 'selectors' | 'hooks' | 'types',
): PageData {
  const writer = new EntryWriter(context.index, product);
  const {facts} = context;
  const from = `@mui/x-${product}`;
  return {
    name: COLLECTION_TITLES[kind],
    slug: kind,
    kind,
    product,
    plan: 'community',
    from,
    version: versionOf(context, from),
    imports: [],
    demos: [],
    sections: collectionSections(facts, product, kind, writer),
    also: [],
    inherited: [],
    links: writer.links,
  };
}

function collectionSections(
  facts: ApiFacts,
  product: Product,
  kind: 'events' | 'selectors' | 'hooks' | 'types',
  writer: EntryWriter,
): SectionData[] {
  if (kind === 'events') {
    return section(
      'events',
      'Events',
      'event',
      facts.events.map((item) => writer.event(item)),
    );
  }
  if (kind === 'hooks') {
    const hooks = facts.hooks.filter((item) => item.product === product);
    return section(
      'hooks',
      'Hooks',
      'method',
      hooks.map((item) => writer.hook(item)),
    );
  }
  if (kind === 'selectors') {
    const names = [...new Set(facts.selectors.map((item) => item.category ?? ''))].sort(
      (a, b) => Number(a === '') - Number(b === '') || compare(a, b),
    );
    return names.flatMap((name) => {
      const own = facts.selectors.filter((item) => (item.category ?? '') === name);
      const title = name || 'Other';
      return section(
        title.toLowerCase().replace(/\W+/g, '-'),
        title,
        'method',
        own.map((item) => writer.selector(item)),
      );
    });
  }
  return typeSections(facts, product, writer);
}

/** The longest text of a type in the list of all types; more is shown in its popover. */
const LIST_TEXT = 140;

function typeSections(facts: ApiFacts, product: Product, writer: EntryWriter): SectionData[] {
  const byLetter = new Map<string, EntryData[]>();
  for (const fact of facts.types) {
    if (fact.product !== product) continue;
    const letter = groupOf(fact.name);
    const list = byLetter.get(letter) ?? [];
    const text = fact.kind === 'alias' ? fact.text : summaryOf(fact);
    const cut = text.length > LIST_TEXT ? `${text.slice(0, LIST_TEXT).trimEnd()}…` : text;
    const entry: EntryData = {n: fact.name, t: fact.kind === 'alias' ? writer.type(cut) : cut};
    if (fact.plan !== 'community') entry.p = fact.plan;
    if (fact.deprecated) entry.x = '';
    if (!fact.exported) entry.u = 1;
    list.push(entry);
    byLetter.set(letter, list);
  }
  return [...byLetter.entries()]
    .sort((a, b) => compare(a[0], b[0]))
    .flatMap(([letter, entries]) =>
      section(`types-${letter.toLowerCase()}`, letter, 'property', entries),
    );
}

/** Under which heading a type stands: what follows the prefix that most names share. */
function groupOf(name: string): string {
  const rest = /^Grid(?=[A-Z])/.test(name) ? name.slice(4) : name;
  return rest.charAt(0).toUpperCase();
}

function summaryOf(fact: ObjectFact): string {
  const names = fact.members.map((member) => `${member.name}${member.required ? '' : '?'}`);
  const more = fact.inherited.length > 0 ? ['…'] : [];
  return `{ ${[...names, ...more].join('; ')} }`;
}
