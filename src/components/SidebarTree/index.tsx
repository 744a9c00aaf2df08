import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useTranslate} from '@site/src/i18n/useTranslate';
import Filter from './Filter';
import Group from './Group';
import Leaf from './Leaf';
import {countLinks, filterItems, isFiltering, NO_FILTER} from './filterItems';
import {moveFocus} from './moveFocus';
import {groupKey, groupsAround} from './treePaths';
import styles from './styles.module.css';

export interface SidebarTreeProps {
  readonly items: readonly PropSidebarItem[];
  /** Path of the page shown. */
  readonly path: string;
  /** Called when a page was chosen; the drawer closes itself with it. */
  readonly onNavigate?: () => void;
}

/** Scrolls the nearest scrolling ancestor, never the page, until the active row is in sight. */
function revealActive(tree: HTMLElement): void {
  const row = tree.querySelector<HTMLElement>('[aria-current="page"]');
  const scroller = tree.closest<HTMLElement>('[data-tree-scroller]');
  if (!row || !scroller) {
    return;
  }
  const box = scroller.getBoundingClientRect();
  const at = row.getBoundingClientRect();
  if (at.top < box.top + 80 || at.bottom > box.bottom - 80) {
    scroller.scrollTop += at.top - box.top - box.height / 3;
  }
}

/** The navigation tree with its filter. Folding is kept while the tree stays on the page. */
export default function SidebarTree({items, path, onNavigate}: SidebarTreeProps): ReactNode {
  const translate = useTranslate();
  const tree = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const around = useMemo(() => groupsAround(items, path), [items, path]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(around));
  const filtering = isFiltering(filter);
  const shown = useMemo(
    () => (filtering ? filterItems(items, filter) : items),
    [items, filter, filtering],
  );

  useEffect(() => {
    setOpen((before) =>
      around.every((key) => before.has(key)) ? before : new Set([...before, ...around]),
    );
  }, [around]);

  useEffect(() => {
    if (tree.current) {
      revealActive(tree.current);
    }
  }, [path]);

  function toggle(key: string): void {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) {
        after.add(key);
      }
      return after;
    });
  }

  function renderItem(item: PropSidebarItem): ReactNode {
    if (item.type === 'html') {
      return null;
    }
    if (item.type === 'link') {
      return <Leaf key={item.href} item={item} path={path} onNavigate={onNavigate} />;
    }
    const key = groupKey(item);
    const isOpen = filtering || !item.collapsible || open.has(key);
    return (
      <Group key={key} item={item} path={path} open={isOpen} onToggle={() => toggle(key)}>
        {isOpen && item.items.map((child) => renderItem(child))}
      </Group>
    );
  }

  return (
    <>
      <Filter filter={filter} onChange={setFilter} shown={countLinks(shown)} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are heard for all rows */}
      <ul
        ref={tree}
        className={styles.list}
        onKeyDown={(event) => {
          const row = (event.target as HTMLElement).closest<HTMLElement>('a[href]');
          if (tree.current && row && moveFocus(event.key, tree.current, row)) {
            event.preventDefault();
          }
        }}
      >
        {shown.map((item) => renderItem(item))}
      </ul>
      {shown.length === 0 && <p className={styles.empty}>{translate('sidebar.noMatch')}</p>}
    </>
  );
}
