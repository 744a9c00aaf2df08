import {obtainFacts, type Places, readPageList} from './facts';
import {compare} from './order';
import {PRODUCTS} from './packages';
import {DEFAULT_OPTIONS} from './options';
import type {ApiFacts, PageItem, PageList, ProductPages} from './types';

const slugOf = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/**
 * The page list of a version that has only its `packages`: what the list of the current version names and these packages
 * export too, and what looks like a public component. A person reads it before it is committed.
 */
export function proposePages(places: Places): string {
  const {pages} = readPageList(places);
  const current = readPageList({...places, version: DEFAULT_OPTIONS.version}).pages;
  const facts = obtainFacts(places).load();
  return `${JSON.stringify(proposal(pages, current, facts), null, 2)}\n`;
}

/** The list itself, from the version's own list, which may be empty, that of the current version and the facts. */
export function proposal(own: PageList, current: PageList, facts: ApiFacts): PageList {
  const products = {} as Record<(typeof PRODUCTS)[number], ProductPages>;
  for (const product of PRODUCTS) {
    const types = new Set(
      facts.types.filter((item) => item.product === product).map((item) => item.name),
    );
    const plans = facts.exportedComponents[product];
    const exported = new Set(Object.keys(plans));
    const candidates = facts.candidates
      .filter((item) => item.startsWith(`${product}/`))
      .map((item) => item.slice(product.length + 1));
    const kept = (items: readonly PageItem[] | undefined, names: ReadonlySet<string>): PageItem[] =>
      (items ?? []).filter((item) => names.has(item.name));
    const mine = own.products[product];
    const components = new Map<string, PageItem>();
    for (const item of [
      ...mine.components,
      ...kept(current.products[product].components, exported),
    ]) {
      components.set(item.name, item);
    }
    for (const name of candidates) {
      const plan = plans[name];
      const paid = plan && plan !== 'community' ? {plan} : {};
      if (!components.has(name)) components.set(name, {slug: slugOf(name), name, ...paid});
    }
    const hasAny = components.size > 0;
    products[product] = {
      components: [...components.values()].sort((a, b) => compare(a.name, b.name)),
      interfaces: kept(current.products[product].interfaces, types),
      methods: kept(current.products[product].methods, types),
      collections: hasAny ? current.products[product].collections : [],
      redirects: mine.redirects,
      unlisted: mine.unlisted ?? [],
    };
  }
  return {...own, products};
}
