import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {labelOf} from '../navigation/labelOf';
import type {PageNode, Plan} from '../navigation/types';
import {pagePath, productOf, type ProductMatch} from './productOf';
import {family, type Product} from './products';

/** A page of the navigation, or a group around it. */
export interface PageRef {
  readonly pathname: string;
  readonly title: string;
  /** The node is a heading. */
  readonly subheader?: true;
  readonly plan?: Plan;
  readonly newFeature?: true;
  readonly planned?: true;
  readonly unstable?: true;
}

/** A node of the navigation, whether it comes from page nodes or from a sidebar. */
export interface PageTreeNode {
  readonly page: PageRef;
  readonly children: readonly PageTreeNode[];
}

/** What components know of the page they are on (specification, section 3). */
export interface PageContext {
  /** Null on a page that the navigation does not list. */
  readonly activePage: PageRef | null;
  /** Groups around the active page, outermost first. */
  readonly activePageParents: readonly PageRef[];
  readonly productIdentifier: Pick<Product, 'metadata' | 'name' | 'versions'>;
  readonly productId: ProductMatch['productId'];
  readonly productCategoryId: ProductMatch['productCategoryId'];
}

const FLAGS = ['newFeature', 'planned', 'unstable', 'subheader'] as const;

function marksOf(node: {readonly [key: string]: unknown}): Partial<PageRef> {
  const {plan} = node;
  return {
    ...((plan === 'pro' || plan === 'premium') && {plan}),
    ...Object.fromEntries(FLAGS.filter((flag) => node[flag]).map((flag) => [flag, true])),
  };
}

/** The tree of page nodes. */
export function treeOfNodes(nodes: readonly PageNode[]): PageTreeNode[] {
  return nodes.map((node) => ({
    page: {pathname: node.pathname, title: labelOf(node), ...marksOf({...node})},
    children: treeOfNodes(node.children ?? []),
  }));
}

/** The tree of a resolved sidebar. Items without node fields are known by their address. */
export function treeOfSidebar(items: readonly PropSidebarItem[]): PageTreeNode[] {
  return items.flatMap((item) => {
    if (item.type === 'html') {
      return [];
    }
    const {pathname, ...marks} = item.customProps ?? {};
    const path = typeof pathname === 'string' ? pathname : pagePath(item.href ?? '');
    return [
      {
        page: {pathname: path, title: item.label, ...marksOf(marks)},
        children: item.type === 'category' ? treeOfSidebar(item.items) : [],
      },
    ];
  });
}

function trailTo(pathname: string, tree: readonly PageTreeNode[]): PageRef[] {
  for (const {page, children} of tree) {
    if (page.pathname === pathname) {
      return [page];
    }
    const below = trailTo(pathname, children);
    if (below.length > 0) {
      return [page, ...below];
    }
  }
  return [];
}

/**
 * The page at a path: its place in the navigation and its product.
 *
 * @param pathname path with the base; query, hash, closing slash and version prefix are ignored
 * @param tree the navigation around the page; empty where there is none
 */
export function getPageContext(pathname: string, tree: readonly PageTreeNode[]): PageContext {
  const {productId, productCategoryId, product = family} = productOf(pathname);
  const trail = trailTo(pagePath(pathname), tree);
  const {metadata, name, versions} = product;
  return {
    activePage: trail.at(-1) ?? null,
    activePageParents: trail.slice(0, -1),
    productIdentifier: {metadata, name, versions},
    productId,
    productCategoryId,
  };
}
