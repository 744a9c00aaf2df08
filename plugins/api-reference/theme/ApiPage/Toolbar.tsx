import React, {type ReactNode, type RefObject, useEffect, useState} from 'react';
import type {PageData} from '../../model';
import type {EntryKind} from '../../types';
import {API_VIEWS, type ApiView, readView, writeView} from '../../client/view';
import {isFiltering, type PageFilter} from '../../client/useFilter';
import {setAllOpen} from '../../client/rows';
import styles from './toolbar.module.css';

interface Props {
  page: PageData;
  filter: PageFilter;
  root: RefObject<HTMLElement | null>;
}

const KIND_LABEL: Record<EntryKind, string> = {
  prop: 'Props',
  slot: 'Slots',
  class: 'CSS classes',
  method: 'Methods',
  property: 'Properties',
  event: 'Events',
  param: 'Parameters',
};

const VIEW_LABEL: Record<ApiView, string> = {
  table: 'Table',
  expanded: 'Expanded',
  collapsed: 'Collapsed',
};

/** The filter and the views of a page's rows. */
export default function Toolbar({page, filter, root}: Props): ReactNode {
  const {state, change, rows, shown} = filter;
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const has = (test: (row: (typeof rows)[number]) => boolean): boolean => rows.some(test);
  const toggleKind = (kind: EntryKind): void =>
    change({
      kinds: state.kinds.includes(kind)
        ? state.kinds.filter((item) => item !== kind)
        : [...state.kinds, kind],
    });
  return (
    <div className={styles.bar} role="search" aria-label={`Filter ${page.name}`}>
      <input
        type="search"
        className={styles.input}
        aria-label="Filter entries"
        placeholder="Filter by name, type or class"
        value={state.q}
        onChange={(event) => change({q: event.target.value})}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && state.q) change({q: ''});
        }}
        spellCheck={false}
        autoComplete="off"
      />
      <span className={styles.count} role="status">
        {isFiltering(state) ? `${shown.size} of ${rows.length}` : rows.length}
      </span>
      <Views root={root} />
      <div className={styles.chips}>
        {kinds.length > 1 &&
          kinds.map((kind) => (
            <Chip key={kind} on={state.kinds.includes(kind)} onClick={() => toggleKind(kind)}>
              {KIND_LABEL[kind]}
            </Chip>
          ))}
        {has((row) => row.entry.r === 1) && (
          <Chip on={state.required} onClick={() => change({required: !state.required})}>
            Required
          </Chip>
        )}
        {has((row) => row.entry.x !== undefined) && (
          <Chip on={state.deprecated} onClick={() => change({deprecated: !state.deprecated})}>
            Deprecated
          </Chip>
        )}
        {(['pro', 'premium'] as const).map(
          (plan) =>
            has((row) => row.entry.p === plan) && (
              <Chip
                key={plan}
                on={state.plan === plan}
                onClick={() => change({plan: state.plan === plan ? null : plan})}
              >
                {plan === 'pro' ? 'Pro' : 'Premium'}
              </Chip>
            ),
        )}
      </div>
    </div>
  );
}

interface ChipProps {
  on: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Chip({on, onClick, children}: ChipProps): ReactNode {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={onClick}>
      {children}
    </button>
  );
}

function Views({root}: {root: RefObject<HTMLElement | null>}): ReactNode {
  const [view, setView] = useState<ApiView>('table');
  useEffect(() => setView(readView(() => window.localStorage)), []);
  useEffect(() => {
    document.documentElement.dataset.apiView = view;
    if (root.current) setAllOpen(root.current, view === 'expanded');
  }, [root, view]);
  const choose = (next: ApiView): void => {
    setView(next);
    writeView(() => window.localStorage, next);
  };
  return (
    <div className={styles.views} role="group" aria-label="View">
      {API_VIEWS.map((item) => (
        <button key={item} type="button" aria-pressed={item === view} onClick={() => choose(item)}>
          {VIEW_LABEL[item]}
        </button>
      ))}
    </div>
  );
}
