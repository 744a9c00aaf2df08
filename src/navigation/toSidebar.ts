import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {docIdOf} from './docIdOf';
import {labelOf} from './labelOf';
import type {PageNode, Plan} from './types';
import {walk} from './walk';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

/** What a sidebar item remembers of its page node. */
export interface NodeProps {
  readonly pathname: string;
  readonly plan?: Plan;
  readonly newFeature?: true;
  readonly planned?: true;
  readonly unstable?: true;
  /** The item is a heading: always open, leads nowhere. */
  readonly subheader?: true;
}

function customPropsOf(node: PageNode): Record<string, unknown> {
  const props: NodeProps = {
    pathname: node.pathname,
    ...(node.plan && {plan: node.plan}),
    ...(node.newFeature && {newFeature: true}),
    ...(node.planned && {planned: true}),
    ...(node.unstable && {unstable: true}),
    ...(node.subheader !== undefined && {subheader: true}),
  };
  return {...props};
}

/** Labels that several nodes share: the docs plugin wants a `key` to tell such items apart. */
function repeatedLabels(nodes: readonly PageNode[]): Set<string> {
  const seen = new Set<string>();
  const labels = walk(nodes).map(({node}) => labelOf(node));
  return new Set(labels.filter((label) => seen.has(label) || !seen.add(label)));
}

/**
 * Turns page nodes into a sidebar of the docs plugin. Pages that are not written, and groups that
 * hold none that are, are left out.
 *
 * @param isWritten tells whether the page with this doc id exists
 */
export function toSidebar(
  nodes: readonly PageNode[],
  isWritten: (docId: string) => boolean,
): SidebarItemConfig[] {
  const repeated = repeatedLabels(nodes);

  function toItems(node: PageNode): SidebarItemConfig[] {
    const label = labelOf(node);
    const shared = {
      label,
      ...(repeated.has(label) && {key: node.pathname}),
      customProps: customPropsOf(node),
    };
    if (node.external) {
      return [{type: 'link', href: node.pathname, ...shared}];
    }
    if (!node.children) {
      const id = docIdOf(node.pathname);
      return isWritten(id) ? [{type: 'doc', id, ...shared}] : [];
    }
    const items = node.children.flatMap(toItems);
    const opens = node.subheader === undefined;
    return items.length > 0
      ? [{type: 'category', collapsible: opens, collapsed: opens, items, ...shared}]
      : [];
  }

  return nodes.flatMap(toItems);
}
