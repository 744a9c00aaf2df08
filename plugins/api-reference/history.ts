import {compare} from './order';
import {PRODUCTS} from './packages';
import type {
  ApiFacts,
  ClassFact,
  MemberFact,
  PageList,
  Plan,
  SelectorFact,
  SignatureFact,
  SlotFact,
} from './types';

/** What is remembered of a name: type, whether it is required, default, plan, what replaces it. No descriptions. */
export interface HistoryItem {
  /** Type; of a class, its class name. Left out where there is none. */
  type?: string;
  required?: true;
  default?: string;
  plan?: Exclude<Plan, 'community'>;
  deprecated?: true;
  /** What the deprecation says to use, where it names something. */
  instead?: string;
}

/** Names by kind, of one component, interface or collection. */
export type HistoryEntry = Partial<
  Record<'props' | 'slots' | 'classes' | 'members', Record<string, HistoryItem>>
> & {
  kind: 'component' | 'interface' | 'methods';
  plan?: Exclude<Plan, 'community'>;
  deprecated?: true;
};

/** Names and types of one version: what later and earlier versions are compared with. */
export interface History {
  version: string;
  packages: Record<string, string>;
  /** By `product/Name`: components, interfaces and groups of methods that have a page. */
  entries: Record<string, HistoryEntry>;
  /** By `product/name`. */
  hooks: Record<string, HistoryItem>;
  selectors: Record<string, HistoryItem>;
  events: Record<string, HistoryItem>;
  /** Exported components and types without a page: a name that gets one later was there before. */
  others: Record<string, HistoryItem>;
}

type Paid = Exclude<Plan, 'community'>;

const planOf = (plan: Plan | undefined): {plan?: Paid} =>
  plan && plan !== 'community' ? {plan} : {};

/** What a deprecation tells to use: a name in code, or a path of names. */
const INSTEAD =
  /\b(?:use|using|prefer)\s+(?:the\s+(?:translation key\s+)?)?(?:`([^`]+)`|([\w.]*\.\w+))/i;

function deprecatedOf(text: string | undefined): Pick<HistoryItem, 'deprecated' | 'instead'> {
  if (text === undefined) return {};
  const [, code, names] = INSTEAD.exec(text) ?? [];
  const instead = (code ?? names)?.replace(/^'(.*)'$/, '$1');
  return {deprecated: true, ...(instead && {instead})};
}

function memberItem(fact: MemberFact): HistoryItem {
  return {
    type: fact.type,
    ...(fact.required && {required: true as const}),
    ...(fact.defaultValue && {default: fact.defaultValue}),
    ...planOf(fact.plan),
    ...deprecatedOf(fact.deprecated),
  };
}

const slotItem = (fact: SlotFact): HistoryItem => ({
  type: fact.type,
  ...(fact.defaultElement && {default: fact.defaultElement}),
  ...deprecatedOf(fact.deprecated),
});

const classItem = (fact: ClassFact): HistoryItem => ({
  ...(fact.selector && {type: fact.selector}),
  ...deprecatedOf(fact.deprecated),
});

function signatureText(fact: SignatureFact): string {
  const params = fact.params.map(
    (param) => `${param.name}${param.optional ? '?' : ''}: ${param.type}`,
  );
  return `(${params.join(', ')}) => ${fact.returns}`;
}

const selectorItem = (fact: SelectorFact): HistoryItem => ({
  type: fact.returns,
  ...planOf(fact.plan),
  ...deprecatedOf(fact.deprecated),
});

function byName<T>(
  items: readonly T[],
  name: (item: T) => string,
  read: (item: T) => HistoryItem,
): Record<string, HistoryItem> {
  const pairs = items.map((item) => [name(item), read(item)] as const);
  return Object.fromEntries([...pairs].sort((a, b) => compare(a[0], b[0])));
}

const named = <T extends {name: string}>(items: readonly T[], read: (item: T) => HistoryItem) =>
  byName(items, (item) => item.name, read);

/** The names and types of everything that has a page, sorted: the same facts give the same text. */
export function historyOf(facts: ApiFacts, pages: PageList): History {
  const entries: [string, HistoryEntry][] = facts.components.map((fact) => [
    `${fact.product}/${fact.name}`,
    {
      kind: 'component',
      ...planOf(fact.plan),
      ...deprecatedOf(fact.deprecated),
      props: named([...fact.props, ...fact.alsoAccepts], memberItem),
      ...(fact.slots.length > 0 && {slots: named(fact.slots, slotItem)}),
      ...(fact.classes.length > 0 && {
        classes: byName(fact.classes, (item) => item.key, classItem),
      }),
      ...(fact.api && {members: named(fact.api, memberItem)}),
    },
  ]);
  for (const product of PRODUCTS) {
    const {interfaces, methods = []} = pages.products[product];
    const listed = [
      ...interfaces.map(({name}) => ({name, kind: 'interface' as const})),
      ...methods.map(({name}) => ({name, kind: 'methods' as const})),
    ];
    for (const {name, kind} of listed) {
      const fact = facts.types.find((item) => item.product === product && item.name === name);
      if (fact?.kind !== 'object') continue;
      entries.push([
        `${product}/${name}`,
        {
          kind,
          ...planOf(fact.plan),
          ...deprecatedOf(fact.deprecated),
          members: named(fact.members, memberItem),
        },
      ]);
    }
  }
  const key = (item: {product: string; name: string}): string => `${item.product}/${item.name}`;
  const paged = new Set(entries.map(([name]) => name));
  const others = [
    ...PRODUCTS.flatMap((product) =>
      Object.keys(facts.exportedComponents[product]).map((name) => ({product, name})),
    ),
    ...facts.types.filter((fact) => fact.exported),
  ].filter((item) => !paged.has(key(item)));
  return {
    version: facts.version,
    packages: Object.fromEntries(facts.packages.map(({name, version}) => [name, version])),
    entries: Object.fromEntries(entries.sort((a, b) => compare(a[0], b[0]))),
    hooks: byName(facts.hooks, key, (fact) => ({
      type: fact.overloads.map(signatureText).join(' & '),
      ...planOf(fact.plan),
      ...deprecatedOf(fact.deprecated),
    })),
    selectors: byName(facts.selectors, key, selectorItem),
    events: byName(
      facts.events,
      (item) => `data-grid/${item.name}`,
      (fact) => ({
        ...((fact.params ?? fact.event) && {
          type: [fact.params, fact.event].filter(Boolean).join(', '),
        }),
        ...planOf(fact.plan),
        ...deprecatedOf(fact.deprecated),
      }),
    ),
    others: byName(others, key, () => ({})),
  };
}

/** The file's text: a name a line, so that a change of the packages reads well as a diff. */
export function historyText(history: History): string {
  const lines = (value: unknown, depth: number): string => {
    const isItem = typeof value !== 'object' || value === null || Array.isArray(value) || depth < 0;
    const flat = isItem || Object.values(value).every((item) => typeof item !== 'object');
    if (flat && depth < 4) return JSON.stringify(value);
    const pad = '  '.repeat(5 - depth);
    const inner = Object.entries(value as object).map(
      ([name, item]) => `${pad}${JSON.stringify(name)}: ${lines(item, depth - 1)}`,
    );
    return `{\n${inner.join(',\n')}\n${pad.slice(2)}}`;
  };
  return `${lines(history, 4)}\n`;
}
