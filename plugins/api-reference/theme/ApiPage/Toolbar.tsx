import React, {type ReactNode, type RefObject} from 'react';
import type {PageData} from '../../model';
import type {EntryKind} from '../../types';
import {isFiltering} from '../../client/filter';
import {useApiTexts} from '../../client/texts';
import type {PageFilter} from '../../client/useFilter';
import Views from './Views';
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

/** The filter and the views of a page's rows. The field stays in sight; the rest scrolls away. */
export default function Toolbar({page, filter, root}: Props): ReactNode {
  const {state, change, rows, shown} = filter;
  const text = useApiTexts();
  const total = rows.length;
  return (
    <>
      <div className={styles.bar} role="search" aria-label={text('filterOf', {name: page.name})}>
        <input
          type="search"
          className={styles.input}
          aria-label={text('filter')}
          placeholder={text('filterHint')}
          value={state.q}
          onChange={(event) => change({q: event.target.value})}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && state.q) change({q: ''});
          }}
          spellCheck={false}
          autoComplete="off"
        />
        <span className={styles.count} role="status">
          {isFiltering(state) ? text('shown', {shown: shown.size, total}) : text('total', {total})}
        </span>
        <Views root={root} />
      </div>
      <Chips filter={filter} before={page.before} />
    </>
  );
}

/** Buttons for what can be told apart on this page: kinds, required, deprecated, plans. */
function Chips({
  filter: {state, change, rows},
  before,
}: {
  filter: PageFilter;
  before: string | undefined;
}): ReactNode {
  const text = useApiTexts();
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const has = (test: (row: (typeof rows)[number]) => boolean): boolean => rows.some(test);
  const toggleKind = (kind: EntryKind): void =>
    change({
      kinds: state.kinds.includes(kind)
        ? state.kinds.filter((item) => item !== kind)
        : [...state.kinds, kind],
    });
  const chips = [
    ...(kinds.length > 1
      ? kinds.map((kind) =>
          chip(KIND_LABEL[kind], state.kinds.includes(kind), () => toggleKind(kind)),
        )
      : []),
    ...(has((row) => row.entry.r === 1)
      ? [chip(text('required'), state.required, () => change({required: !state.required}))]
      : []),
    ...(has((row) => row.entry.x !== undefined)
      ? [chip(text('deprecated'), state.deprecated, () => change({deprecated: !state.deprecated}))]
      : []),
    ...(['pro', 'premium'] as const)
      .filter((plan) => has((row) => row.entry.p === plan))
      .map((plan) =>
        chip(text(plan), state.plan === plan, () =>
          change({plan: state.plan === plan ? null : plan}),
        ),
      ),
    ...(before
      ? [chip(text('known', {version: before}), state.known, () => change({known: !state.known}))]
      : []),
  ];
  return (
    chips.length > 0 && (
      <div className={styles.chips} role="group" aria-label={text('kind')}>
        {chips}
      </div>
    )
  );
}

const chip = (label: string, on: boolean, onClick: () => void): ReactNode => (
  <button key={label} type="button" className={styles.chip} aria-pressed={on} onClick={onClick}>
    {label}
  </button>
);
