import {compare} from '../order';
import {COLLECTION_TITLES, planRank, PRODUCT_LABELS} from '../packages';
import type {PageData} from '../model';
import type {PageItem, Plan, Product} from '../types';
import type {PageContext} from './pageData';

const planOf = (item: PageItem): Plan => item.plan ?? 'community';

/** The index page of a product: a link to each of its pages. */
export function indexPage(context: PageContext, product: Product): PageData {
  const {pages, facts, index} = context;
  const list = pages.products[product];
  const deprecated = new Set(
    facts.components.filter((item) => item.deprecated).map((item) => item.name),
  );
  const link = (item: PageItem) => ({
    title: item.name,
    href: index.page(product, item.slug),
    ...(item.plan && {plan: planOf(item)}),
    ...(deprecated.has(item.name) && {note: 'deprecated'}),
  });
  const sorted = (items: PageItem[]): PageItem[] =>
    [...items].sort((a, b) => compare(a.name, b.name) || planRank(planOf(a)) - planRank(planOf(b)));
  const from = `@mui/x-${product}`;
  const groups = [
    {title: 'Components', id: 'components', items: sorted(list.components).map(link)},
    {title: 'Interfaces', id: 'interfaces', items: sorted(list.interfaces).map(link)},
    {title: 'API object methods', id: 'methods', items: sorted(list.methods ?? []).map(link)},
    {
      title: 'Everything of a kind',
      id: 'collections',
      items: list.collections.map((kind) => ({
        title: COLLECTION_TITLES[kind],
        href: index.page(product, kind),
      })),
    },
  ];
  return {
    name: `${PRODUCT_LABELS[product]} API`,
    slug: '',
    kind: 'index',
    product,
    plan: 'community',
    from,
    version: context.facts.packages.find((item) => item.name === from)?.version ?? '',
    imports: [],
    demos: [],
    sections: [],
    also: [],
    inherited: [],
    links: {},
    groups: groups.filter((group) => group.items.length > 0),
  };
}
