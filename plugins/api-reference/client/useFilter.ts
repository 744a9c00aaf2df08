import {type RefObject, useEffect, useMemo, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {PageData} from '../model';
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
import {idOfHash} from './links';
import {showRows} from './showRows';

/** The filter of a page, in step with the address and the rows on screen. */
export interface PageFilter {
  state: FilterState;
  change: (part: Partial<FilterState>) => void;
  reset: () => void;
  rows: readonly FilterRow[];
  shown: ReadonlySet<FilterRow>;
}

/**
 * Reads the filter and the current row from the address after hydration, and writes the filter back as it
 * changes: the first change is a step of the browser's history, so that going back shows everything again.
 */
export function useFilter(page: PageData, root: RefObject<HTMLElement | null>): PageFilter {
  const {search, hash} = useLocation();
  const history = useHistory();
  const [state, setState] = useState(NO_FILTER);
  const [current, setCurrent] = useState('');
  const rows = useMemo(() => filterRows(page), [page]);
  const shown = useMemo(() => matchRows(rows, state), [rows, state]);

  // The server knows neither query nor hash: the first render must be without them.
  useEffect(() => {
    const read = (): void => {
      setState(parseFilter(window.location.search));
      setCurrent(idOfHash(window.location.hash));
    };
    read();
    window.addEventListener('popstate', read);
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('popstate', read);
      window.removeEventListener('hashchange', read);
    };
  }, [page, search, hash]);
  useEffect(() => {
    if (!root.current) return;
    showRows(root.current, page, {
      rows,
      shown,
      current,
      filtering: isFiltering(state),
      arrives: history.action !== 'POP',
    });
  }, [root, page, rows, shown, current, state, history]);

  const change = (part: Partial<FilterState>): void => {
    const next = {...state, ...part};
    setState(next);
    setCurrent('');
    const {pathname, search: before, hash: anchor} = window.location;
    const query = filterQuery(before, next);
    if (query === before) return;
    // Not by the router: it would count a page view for each letter.
    const step = isFiltering(state) ? 'replaceState' : 'pushState';
    window.history[step](window.history.state, '', pathname + query + anchor);
  };
  return {state, change, reset: () => change(NO_FILTER), rows, shown};
}
