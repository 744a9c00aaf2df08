import type {PageData} from '../model';
import {anchorOf} from './anchors';
import {escapeHtml} from './typeText';

/** An item of the contents list, as Docusaurus knows it. */
export interface ContentsItem {
  value: string;
  id: string;
  level: number;
}

const PLAN_MARK = {
  pro: ' <span data-plan="pro" title="Pro plan"></span>',
  premium: ' <span data-plan="premium" title="Premium plan"></span>',
};

/** Contents of a page: its sections, and every entry beneath its own. */
export function contentsOf(page: PageData): ContentsItem[] {
  const items: ContentsItem[] = [];
  if (page.imports.length > 0) items.push({value: 'Import', id: 'import', level: 2});
  for (const section of page.sections) {
    items.push({value: section.title, id: section.id, level: 2});
    for (const entry of section.entries) {
      const mark = entry.p ? PLAN_MARK[entry.p] : '';
      items.push({
        value: `<code>${escapeHtml(entry.n)}</code>${mark}`,
        id: anchorOf(page, section.kind, entry.n),
        level: 3,
      });
    }
  }
  for (const group of page.groups ?? []) {
    items.push({value: group.title, id: group.id, level: 2});
  }
  return items;
}
