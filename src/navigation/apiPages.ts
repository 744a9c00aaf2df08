import type {PageNode, Plan} from './types';

/** An API page by the name of its component or interface, with a plan where it needs one. */
export type ApiName = string | {readonly name: string; readonly plan: Plan};

/** Marks an API page as part of the Pro plan. */
export function pro(name: string): ApiName {
  return {name, plan: 'pro'};
}

/** Marks an API page as part of the Premium plan. */
export function premium(name: string): ApiName {
  return {name, plan: 'premium'};
}

/** Last part of an API page's path: `ChartsXAxis` is `charts-x-axis`. */
export function apiSlug(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
}

/**
 * Page nodes of API pages, in the order given.
 *
 * @param product folder below `/x/api`, such as `data-grid`
 * @param names what the pages describe, spelled as in code
 */
export function apiPages(product: string, names: readonly ApiName[]): PageNode[] {
  return names.map((entry) => {
    const {name, plan} = typeof entry === 'string' ? {name: entry, plan: undefined} : entry;
    const node: PageNode = {pathname: `/x/api/${product}/${apiSlug(name)}`, title: name};
    return plan ? {...node, plan} : node;
  });
}
