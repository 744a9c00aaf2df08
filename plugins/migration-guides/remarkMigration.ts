import path from 'node:path';
import {DemoError, type Fault} from '../demos/fault';
import {importNode, jsonAttribute, type MdFile, type MdNode, walk} from '../demos/mdast';
import {migrationGuideOf} from '../../src/product/migrationGuide';
import type {ChangeSummary} from './types';

/** Options of the remark plugin. */
export interface RemarkMigrationOptions {
  /** Root of the repository, absolute. */
  siteDir: string;
}

const CHANGE = 'BreakingChange';
const CHECKLIST = 'MigrationChecklist';

/**
 * Remark plugin for migration guides: gives each `<BreakingChange>` its summary and the one `<MigrationChecklist />` the
 * summaries of all, and titles the fences `before` and `after` with their versions. Runs before the plugin that
 * turns fences into blocks, and leaves other pages alone.
 *
 * @throws {DemoError} with every fault of the page
 */
export default function remarkMigration({siteDir}: RemarkMigrationOptions) {
  return (root: MdNode, file: MdFile): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const guide = migrationGuideOf(`/x/migration/${path.basename(page, '.mdx')}/`);
    if (!page.startsWith('docs/migration/') || !guide) return;
    const name = path.basename(page, '.mdx').replace('migration-', '');
    const faults: Fault[] = [];
    const changes: ChangeSummary[] = [];
    const lists: MdNode[] = [];
    walk(root, (node) => {
      if (node.type === 'code') node.meta = withTitle(node.meta ?? '', guide);
      if (node.type !== 'mdxJsxFlowElement') return;
      if (node.name === CHECKLIST) lists.push(node);
      if (node.name !== CHANGE) return;
      const fault = (message: string, remedy: string) =>
        faults.push({file: page, line: node.position?.start.line, message, remedy});
      const attributes = attributesOf(node);
      const heading = node.children?.find(({type}) => type === 'heading');
      const id = attributes.id ?? '';
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id) || changes.some((other) => other.id === id)) {
        fault(`<${CHANGE}> id: found "${id}".`, 'Give it an id of its own, in kebab case.');
      }
      if (!heading) {
        fault(`<${CHANGE} id="${id}"> has no heading.`, 'Begin it with ### and what changed.');
        return;
      }
      const change: ChangeSummary = {
        id,
        title: textOf(heading),
        anchor: idOf(heading),
        components: wordsOf(attributes.for),
        names: wordsOf(attributes.names),
        ...(attributes.codemod && {codemod: attributes.codemod}),
      };
      changes.push(change);
      node.attributes = [jsonAttribute('guide', name), jsonAttribute('change', change)];
    });
    const [list] = lists;
    if (changes.length > 0 && (!list || lists.length > 1)) {
      faults.push({
        file: page,
        line: lists[1]?.position?.start.line ?? 1,
        message: `expected one <${CHECKLIST} />, found ${lists.length}.`,
        remedy: 'Put it below the summary, under a heading of its own.',
      });
    }
    if (faults.length > 0) throw new DemoError(`${page} cannot be compiled`, faults);
    if (list) {
      list.attributes = [jsonAttribute('guide', name), jsonAttribute('changes', changes)];
      // Imported by the page: other pages do not load them.
      root.children?.unshift(...[CHANGE, CHECKLIST].map((one) => importNode(one, `@theme/${one}`)));
    }
  };
}

/** A fence `before` or `after` says which version its code is of. */
function withTitle(meta: string, {from, to}: {from: string; to: string}): string {
  const side = /(?:^|\s)(before|after)(?=\s|$)/.exec(meta)?.[1];
  if (!side || /\btitle=/.test(meta)) return meta;
  return `${meta} title="${side === 'before' ? `Before (${from})` : `After (${to})`}"`;
}

const wordsOf = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

function attributesOf(node: MdNode): Record<string, string | undefined> {
  return Object.fromEntries(
    (node.attributes ?? []).map(({name, value}) => [
      name ?? '',
      typeof value === 'string' ? value : undefined,
    ]),
  );
}

/** The id that the framework gave a heading, before this plugin ran. */
const idOf = ({data}: MdNode): string =>
  String((data as Record<string, unknown> | undefined)?.id ?? '');

function textOf(node: MdNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
