import {useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import config from '@generated/x-docs-search/default/config.json';
import provider from '@generated/x-docs-search/default/provider.js';
import {track} from '@site/plugins/analytics/client/track';
import {productOf} from '@site/src/product/productOf';
import {createSearch, type Result} from '../createSearch';
import {keepOrder, textPause, TITLE_PAUSE} from '../pace';
import type {Filters} from '../rankPages';
import {browserStorage, readRecent} from '../recent';
import {createSiteIndex, MissingIndexError} from '../siteIndex';

/** What the dialog shows. */
export interface SearchState {
  /** The query that the results answer; empty for the pages visited last. */
  answered: string;
  /** False while the text of pages is still to be searched. */
  isWhole: boolean;
  results: Result[];
  failure?: 'missing' | 'failed';
}

/** Milliseconds that a query without results has to stand before it is reported. */
const REPORT_AFTER = 1200;

const EMPTY: SearchState = {answered: '', isWhole: true, results: []};

let kept: ReturnType<typeof createSearch> | undefined;

/**
 * Results of what is typed, or the pages visited last while nothing is: titles and names of the API at once, the text of
 * pages when the typing pauses.
 *
 * @param isUrgent whether the visitor waits for the answer
 * @returns the results, and what to call when the visitor points at one: they stay in their places then
 */
export function useSearch(
  text: string,
  filters: Filters,
  isUrgent: boolean,
): [state: SearchState, hold: () => void] {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {pathname} = useLocation();
  const [state, setState] = useState(EMPTY);
  const {synonyms} = config;
  const search = useMemo(
    () => (kept ??= createSearch({baseUrl, index: createSiteIndex(baseUrl), provider, synonyms})),
    [baseUrl, synonyms],
  );
  const query = text.trim();
  const isHeld = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    const {signal} = stop;
    isHeld.current = false;
    let quick: Result[] = [];
    let isDone = false;
    let report: number | undefined;
    const answer = async (withText: boolean) => {
      const recent = readRecent(browserStorage()).filter((path) => path !== pathname);
      return query === ''
        ? search.pagesAt(recent.slice(0, 5))
        : search.search({
            text: query,
            filters,
            productInView: productOf(pathname).productId,
            signal,
            withText,
          });
    };
    const ask = (isWhole: boolean) => {
      answer(isWhole).then(
        (results) => {
          if (signal.aborted || isDone) {
            return;
          }
          isDone = isWhole;
          const shown = isWhole && isHeld.current ? keepOrder(quick, results) : results;
          quick = results;
          setState({answered: query, isWhole, results: shown});
          if (isWhole && query !== '' && results.length === 0) {
            report = window.setTimeout(
              () => track('search_no_results', {search_term: query}),
              REPORT_AFTER,
            );
          }
        },
        (error: unknown) => {
          if (!signal.aborted) {
            const failure = error instanceof MissingIndexError ? 'missing' : 'failed';
            setState({answered: query, isWhole: true, results: quick, failure});
          }
        },
      );
    };
    const timers =
      query === ''
        ? [window.setTimeout(ask, 0, true)]
        : [
            window.setTimeout(ask, TITLE_PAUSE, false),
            window.setTimeout(ask, isUrgent ? 0 : textPause(query), true),
          ];
    return () => {
      stop.abort();
      timers.forEach((timer) => window.clearTimeout(timer));
      window.clearTimeout(report);
    };
  }, [query, filters, pathname, search, isUrgent]);

  return [state, () => (isHeld.current = true)];
}
