import type {PageNode} from './types';

/** A node and where it stands. */
export interface Visit {
  readonly node: PageNode;
  /** Nodes around it, outermost first. */
  readonly parents: readonly PageNode[];
}

/** All nodes of the tree, groups included, each before its children. */
export function walk(nodes: readonly PageNode[], parents: readonly PageNode[] = []): Visit[] {
  return nodes.flatMap((node) => [
    {node, parents},
    ...walk(node.children ?? [], [...parents, node]),
  ]);
}

/** Whether the node is a page of this site: neither a group nor a link to another site. */
export function isPage(node: PageNode): boolean {
  return !node.children && !node.external;
}

/** Whether the path belongs to the generated API reference. */
export function isApiPath(pathname: string): boolean {
  return /^\/x\/api(\/|$)/.test(pathname);
}
