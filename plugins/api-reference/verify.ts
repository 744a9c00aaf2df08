import {compare} from './order';
import type {ApiFacts, PageList, Product} from './types';
import {packagesOf, PRODUCTS} from './packages';

/** Numbers of one product. */
export interface ProductCounts {
  pages: number;
  components: number;
  interfaces: number;
  props: number;
  /** Own props without documentation; they are no part of `props`. */
  undocumentedProps: number;
  slots: number;
  classes: number;
  members: number;
  methods: number;
  events: number;
  hooks: number;
  selectors: number;
  types: number;
}

/** What `npm run api:report` prints and `report/v8.json` remembers. */
export interface ApiReport {
  version: string;
  packages: Record<string, string>;
  products: Record<Product, ProductCounts>;
  /** Names of entries that say nothing about themselves. */
  undocumented: string[];
  /** Types that were shortened for reading. */
  shortened: number;
}

/** A fall of a count below this part of the committed one stops the build. */
export const SMALLEST_PART = 0.95;

/** Counts what was read. */
export function reportOf(facts: ApiFacts, pages: PageList): ApiReport {
  const products = {} as Record<Product, ProductCounts>;
  for (const product of PRODUCTS) products[product] = countsOf(facts, pages, product);
  return {
    version: facts.version,
    packages: Object.fromEntries(facts.packages.map((item) => [item.name, item.version])),
    products,
    undocumented: undocumentedIn(facts),
    shortened: facts.components.flatMap((item) => item.props).filter((item) => item.fullType)
      .length,
  };
}

function countsOf(facts: ApiFacts, pages: PageList, product: Product): ProductCounts {
  const list = pages.products[product];
  const components = facts.components.filter((item) => item.product === product);
  const sum = (read: (item: (typeof components)[number]) => unknown[]): number =>
    components.reduce((total, item) => total + read(item).length, 0);
  const membersOf = (names: readonly {name: string}[]): number =>
    names.reduce((total, {name}) => {
      const fact = facts.types.find((item) => item.product === product && item.name === name);
      return total + (fact?.kind === 'object' ? fact.members.length : 0);
    }, 0);
  const own = <T extends {product: Product}>(items: T[]): number =>
    items.filter((item) => item.product === product).length;
  return {
    pages:
      Number(packagesOf(product).some(({name}) => name in pages.packages)) +
      components.length +
      list.interfaces.length +
      (list.methods?.length ?? 0) +
      list.collections.length,
    components: components.length,
    interfaces: list.interfaces.length,
    props: sum((item) => item.props),
    undocumentedProps: sum((item) => item.alsoAccepts),
    slots: sum((item) => item.slots),
    classes: sum((item) => item.classes),
    members: membersOf(list.interfaces),
    methods: membersOf(list.methods ?? []) + sum((item) => item.api ?? []),
    events: product === 'data-grid' ? facts.events.length : 0,
    hooks: own(facts.hooks),
    selectors: own(facts.selectors),
    types: own(facts.types),
  };
}

function undocumentedIn(facts: ApiFacts): string[] {
  const silent = [
    ...facts.events.filter((item) => !item.doc).map((item) => `event ${item.name}`),
    ...facts.selectors.filter((item) => !item.doc).map((item) => `selector ${item.name}`),
    ...facts.hooks.filter((item) => !item.doc).map((item) => `hook ${item.name}`),
    ...facts.components.flatMap((item) => [
      ...item.slots.filter((slot) => !slot.doc).map((slot) => `slot ${item.name}.${slot.name}`),
      ...item.classes
        .filter((entry) => !entry.doc)
        .map((entry) => `class ${item.name}.${entry.key}`),
    ]),
  ];
  return silent.sort(compare);
}

/** Everything that must stop the build: lost pages, counts that fell. */
export function verifyFaults(
  facts: ApiFacts,
  pages: PageList,
  report: ApiReport,
  committed: ApiReport | undefined,
): string[] {
  const faults = facts.missing.map((item) => {
    const [address, name = ''] = item.split(': ');
    return `pages/${pages.version}.json: ${address} lists ${name}, which no package exports; remove the line, or replace it by an entry of "redirects".`;
  });
  for (const product of PRODUCTS) {
    const {interfaces, methods} = pages.products[product];
    for (const item of [...interfaces, ...(methods ?? [])]) {
      if (facts.types.some((fact) => fact.product === product && fact.name === item.name)) continue;
      faults.push(
        `pages/${pages.version}.json: ${product}/${item.slug} lists ${item.name}, which no package exports; remove the line, or replace it by an entry of "redirects".`,
      );
    }
    faults.push(...fallsOf(product, report.products[product], committed?.products[product]));
  }
  return faults.sort();
}

function fallsOf(
  product: Product,
  now: ProductCounts,
  before: ProductCounts | undefined,
): string[] {
  if (!before) return [];
  return (Object.keys(before) as (keyof ProductCounts)[])
    .filter((key) => key !== 'undocumentedProps' && now[key] < before[key] * SMALLEST_PART)
    .map(
      (key) =>
        `${product}: ${key} fell from ${before[key]} to ${now[key]}, more than 5 %; types may be read as \`any\` (is a peer missing?). If the fall is right, run npm run api:report -- --update.`,
    );
}

/** Lines about exports that look like pages and are on no list, each with the line to add. */
export function candidateWarnings(facts: ApiFacts): string[] {
  return facts.candidates.map((candidate) => {
    const [product = '', name = ''] = candidate.split('/');
    const slug = name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
    return `${product}: ${name} has no page; add {"slug": "${slug}", "name": "${name}"} to "components", or "${name}" to "unlisted", in pages/${facts.version}.json.`;
  });
}
