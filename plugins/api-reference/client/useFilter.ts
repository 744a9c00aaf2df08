import {useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PageData} from '../model';
import {anchorOf} from '../render/anchors';
import {
  type FilterRow,
  filterQuery,
  filterRows,
  type FilterState,
  isFiltering,
  matchRows,
  NO_FILTER,
  parseFilter,
} from './filter';

/** The filter of a page, in step with the address and the rows on screen. */
export interface PageFilter {
  state: FilterState;
  change: (part: Partial<FilterState>) => void;
  reset: () => void;
  rows: readonly FilterRow[];
  shown: ReadonlySet<FilterRow>;
}

/** Reads the filter from the address after hydration, and writes it back as it changes. */
export function useFilter(page: PageData): PageFilter {
  const {search} = useLocation();
  const [state, setState] = useState(NO_FILTER);
  const rows = useMemo(() => filterRows(page), [page]);
  const shown = useMemo(() => matchRows(rows, state), [rows, state]);
  // The server knows no query: the first render must be without one.
  useEffect(() => setState(parseFilter(search)), [search]);
  useEffect(() => showRows(page, rows, shown), [page, rows, shown]);

  const change = (part: Partial<FilterState>): void => {
    const next = {...state, ...part};
    setState(next);
    const {pathname, search: before, hash} = window.location;
    const query = filterQuery(before, next);
    if (query === before) return;
    // A filter is no place to go back to; the router would also scroll.
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  return {state, change, reset: () => change(NO_FILTER), rows, shown};
}

function showRows(page: PageData, rows: readonly FilterRow[], shown: ReadonlySet<FilterRow>): void {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const visible = shown.has(row);
    const element = document.getElementById(anchorOf(page, row.kind, row.name));
    element?.toggleAttribute('hidden', !visible);
    counts.set(row.section, (counts.get(row.section) ?? 0) + Number(visible));
  }
  for (const [id, count] of counts) {
    document
      .getElementById(id)
      ?.closest('section')
      ?.toggleAttribute('hidden', count === 0);
  }
}

export {isFiltering};
