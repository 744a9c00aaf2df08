import type {PageNode} from '../../src/navigation/types';
import {walk} from '../../src/navigation/walk';
import {pairsOf} from './changes/pairs';
import {compare} from './order';
import {COLLECTION_TITLES, PRODUCTS} from './packages';
import type {PageItem, PageList, Product, ProductPages} from './types';

/** Where the API pages of a product stand in the navigation. */
const GROUP: Record<Product, string> = {
  'data-grid': '/x/api/data-grid-group',
  'date-pickers': '/x/api/date-pickers-group',
  charts: '/x/api/charts-group',
  'tree-view': '/x/api/tree-view-group',
};

/**
 * Adds to a navigation the API pages that it does not name: those of the page list that came with later releases, the
 * product's index, and the pages of a whole kind. Where the navigation names none, nothing is added.
 *
 * Components are sorted in among the components, interfaces among the interfaces.
 */
export function withApiPages(nodes: readonly PageNode[], pages: PageList): PageNode[] {
  const known = new Set(walk(nodes).map(({node}) => node.pathname));
  const extend = (node: PageNode): PageNode => {
    const product = PRODUCTS.find((item) => GROUP[item] === node.pathname);
    const list = product && pages.products[product];
    if (list) {
      const children = groupChildren(node.children ?? [], product, list, known);
      return {...node, children: [...children, ...changesGroup(product, pages.version)]};
    }
    return node.children ? {...node, children: node.children.map(extend)} : node;
  };
  return nodes.map(extend);
}

function changesGroup(product: Product, version: string): PageNode[] {
  const children = pairsOf(product, version).map(({slug, title}) => ({
    pathname: `/x/api/${product}/${slug}`,
    title,
  }));
  return children.length > 0
    ? [{pathname: `/x/api/${product}-changes-group`, subheader: 'Changes', children}]
    : [];
}

function groupChildren(
  children: readonly PageNode[],
  product: Product,
  list: ProductPages,
  known: ReadonlySet<string>,
): PageNode[] {
  const path = (slug: string): string => `/x/api/${product}${slug && `/${slug}`}`;
  const toNode = ({slug, name, plan}: PageItem): PageNode => ({
    pathname: path(slug),
    title: name,
    ...(plan && {plan}),
  });
  const fresh = (items: readonly PageItem[] = []): PageNode[] =>
    items.filter(({slug}) => !known.has(path(slug))).map(toNode);
  const index = children.filter((node) => node.pathname === path(''));
  const rest = children.filter((node) => !index.includes(node));
  const inGroups = rest.filter((node) => node.children);
  const group = (id: string, title: string, added: PageNode[], sorted: boolean): PageNode[] => {
    const pathname = `/x/api/${product}-${id}-group`;
    const old = inGroups.find((node) => node.pathname === pathname);
    const items = [...(old?.children ?? []), ...added];
    if (items.length === 0) return [];
    return [
      {
        ...(old ?? {pathname, subheader: title}),
        children: sorted ? items.sort((a, b) => compare(a.title ?? '', b.title ?? '')) : items,
      },
    ];
  };
  const isInterface = (node: PageNode): boolean =>
    list.interfaces.some(({slug}) => path(slug) === node.pathname);
  const loose = rest.filter((node) => !node.children);
  return [
    ...(index.length > 0 ? index : [{pathname: path(''), title: 'Index'}]),
    ...group(
      'components',
      'Components',
      [...loose.filter((node) => !isInterface(node)), ...fresh(list.components)],
      true,
    ),
    ...group(
      'interfaces',
      'Interfaces',
      [...loose.filter(isInterface), ...fresh(list.interfaces)],
      true,
    ),
    ...group('methods', 'Methods', fresh(list.methods), true),
    ...group(
      'collections',
      'All of a kind',
      list.collections.map((slug) => ({pathname: path(slug), title: COLLECTION_TITLES[slug]})),
      false,
    ),
  ];
}
