import type {PageNode} from './types';

/** Text shown for a node: its title, else its subheader, else the last part of its path in words. */
export function labelOf(node: Pick<PageNode, 'pathname' | 'title' | 'subheader'>): string {
  const explicit = node.title ?? node.subheader;
  if (explicit !== undefined) {
    return explicit;
  }
  const words = (node.pathname.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
