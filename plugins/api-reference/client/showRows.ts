import type {PageData} from '../model';
import {anchorOf} from '../render/anchors';
import type {FilterRow} from './filter';

/** The attribute of the row that the address names; `:target` does not follow a router. */
const CURRENT = 'data-api-current';

/** What is to be seen of a page's rows. */
export interface Shown {
  rows: readonly FilterRow[];
  shown: ReadonlySet<FilterRow>;
  /** Id of the row that the address names: it is shown whatever the filter says. */
  current: string;
  filtering: boolean;
  /** Whether the router has brought the visitor here by a link, not by a step back. */
  arrives: boolean;
}

/**
 * Hides the rows that do not pass, sections without rows and the contents entries of both; tints and opens the
 * current row, marks it in the contents, and scrolls to it where it was out of sight.
 */
export function showRows(
  root: HTMLElement,
  page: Pick<PageData, 'kind' | 'slug'>,
  {rows, shown, current, filtering, arrives}: Shown,
): void {
  const hidden = new Set<string>();
  const visible = new Set<string>();
  for (const row of rows) {
    const id = anchorOf(page, row.kind, row.name);
    if (shown.has(row) || id === current) visible.add(row.section);
    else hidden.add(id);
  }
  const sections = new Set(rows.map((row) => row.section).filter((id) => !visible.has(id)));
  const target = current ? root.querySelector<HTMLElement>(`[id="${CSS.escape(current)}"]`) : null;
  // Rows that go above it would take it out of sight.
  const moves =
    target !== null &&
    (isOutOfSight(target) || (!isCurrent(target) && (filtering || (arrives && !isGoneTo(target)))));
  // Rows away from the viewport have a height that is estimated; one that is gone to needs the true ones above it.
  if (target) root.setAttribute('data-api-exact', '');
  for (const row of root.querySelectorAll<HTMLElement>('[data-api-kind][id]')) {
    row.toggleAttribute('hidden', hidden.has(row.id));
  }
  for (const section of root.querySelectorAll<HTMLElement>('section[data-api-section]')) {
    const id = section.dataset.apiSection ?? '';
    section.toggleAttribute('hidden', sections.has(id));
    const folded = section.querySelector<HTMLDetailsElement>('details[data-api-more]');
    if (folded && filtering && visible.has(id)) folded.open = true;
  }
  showContents((id) => hidden.has(id) || sections.has(id), target?.id);
  markCurrent(root, target);
  if (moves) target.scrollIntoView();
}

const isCurrent = (row: HTMLElement): boolean => row.hasAttribute(CURRENT);

function isOutOfSight(element: HTMLElement): boolean {
  return element.closest('[hidden], details[data-api-more]:not([open])') !== null;
}

/** The browser goes to its own target, with true heights (theme/rows.module.css). */
const isGoneTo = (element: HTMLElement): boolean => element.matches(':target');

function showContents(isHidden: (id: string) => boolean, current: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLElement>('nav li > a[href^="#"]')) {
    const id = (link.getAttribute('href') ?? '').slice(1);
    link.parentElement?.toggleAttribute('hidden', isHidden(id));
    if (id === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

function markCurrent(root: HTMLElement, row: HTMLElement | null): void {
  root.querySelector(`[${CURRENT}]`)?.removeAttribute(CURRENT);
  if (!row?.dataset.apiKind) return;
  row.setAttribute(CURRENT, '');
  row.closest('details')?.setAttribute('open', '');
  openRow(row, true);
}

/** Opens or shuts a row of the collapsed view. */
export function openRow(row: HTMLElement, open: boolean): void {
  row.toggleAttribute('data-open', open);
  const name = row.querySelector('dt > a');
  if (name?.hasAttribute('aria-expanded')) name.setAttribute('aria-expanded', String(open));
}

/**
 * Prepares rows for a view: the expanded one opens every disclosure, the collapsed one says of each name whether
 * its row is open.
 */
export function prepareRows(root: HTMLElement, view: 'table' | 'expanded' | 'collapsed'): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-signature]')) {
    details.open = view === 'expanded' || details.dataset.signature === 'open';
  }
  for (const row of root.querySelectorAll<HTMLElement>('[data-api-kind]')) {
    const name = row.querySelector('dt > a');
    if (view === 'collapsed') {
      name?.setAttribute('aria-expanded', String(row.hasAttribute('data-open')));
    } else name?.removeAttribute('aria-expanded');
  }
}
