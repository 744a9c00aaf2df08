import {plainText} from '../nodes';
import type {Md} from '../types';

/** A change that the changelog tells of. */
export interface Change {
  /** Heading that it stands under: `Unreleased`, `1.2.0 (2026-11-20)`. */
  section: string;
  /** The date in that heading, `2026-11-20`, where there is one. */
  date?: string;
  /** What changed, without marks. */
  text: string;
  /** Line of the file, counted from 1. */
  line: number;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the items of lists that stand under a heading, in their order.
 *
 * @param tree the changelog as plain Markdown
 */
export function readChangelog(tree: Md): Change[] {
  const changes: Change[] = [];
  let section = '';
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && (node.depth ?? 1) <= 2) {
      section = node.depth === 2 ? oneLine(plainText(node)) : '';
    } else if (node.type === 'list' && section) {
      const date = /\b\d{4}-\d{2}-\d{2}\b/.exec(section)?.[0];
      for (const item of node.children ?? []) {
        changes.push({
          section,
          ...(date && {date}),
          text: oneLine(plainText(item)),
          line: item.position?.start.line ?? 0,
        });
      }
    }
  }
  return changes;
}
