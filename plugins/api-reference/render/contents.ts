import type {EntryData, PageData, SectionData} from '../model';
import {anchorOf} from './anchors';
import {planMark} from './planMark';
import {escapeHtml} from './typeText';

/** An item of the contents list, as Docusaurus knows it. */
export interface ContentsItem {
  value: string;
  id: string;
  level: number;
}

/** Heading of what comes after the rows that describe themselves. */
export const MORE_ID = 'more-props';

/** Title of the section with the rows that only have a type, and of what is taken over from elsewhere. */
export const moreTitle = (page: Pick<PageData, 'kind'>): string =>
  page.kind === 'component' ? 'More props' : 'Inherited';

/** Whether a page has anything under that heading. */
export const hasMore = (page: Pick<PageData, 'also' | 'inherited'>): boolean =>
  page.also.length > 0 || page.inherited.length > 0;

/** Contents of a page: its sections, and every entry beneath its own. */
export function contentsOf(page: PageData): ContentsItem[] {
  const heading = (id: string, value: string): ContentsItem => ({value, id, level: 2});
  const entries = (kind: SectionData['kind'], list: readonly EntryData[]): ContentsItem[] =>
    list.map((entry) => ({
      value: escapeHtml(entry.n) + (entry.p ? planMark(entry.p) : ''),
      id: anchorOf(page, kind, entry.n),
      level: 3,
    }));
  return [
    ...(page.imports.length > 0 ? [heading('import', 'Import')] : []),
    ...page.sections.flatMap((section) => [
      heading(section.id, section.title),
      ...entries(section.kind, section.entries),
    ]),
    ...(hasMore(page) ? [heading(MORE_ID, moreTitle(page)), ...entries('prop', page.also)] : []),
    ...(page.removed ? [heading('removed', 'Removed')] : []),
    ...(page.groups ?? []).map((group) => heading(group.id, group.title)),
  ];
}
