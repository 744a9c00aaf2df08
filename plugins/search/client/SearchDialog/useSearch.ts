import {useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import config from '@generated/x-docs-search/default/config.json';
import provider from '@generated/x-docs-search/default/provider.js';
import {track} from '@site/plugins/analytics/client/track';
import {productOf} from '@site/src/product/productOf';
import {createSearch, type Result} from '../createSearch';
import type {Filters} from '../rankPages';
import {browserStorage, readRecent} from '../recent';
import {createSiteIndex, MissingIndexError} from '../siteIndex';

/** What the dialog shows. */
export interface SearchState {
  /** The query that the results answer; empty for the pages visited last. */
  answered: string;
  results: Result[];
  failure?: 'missing' | 'failed';
}

/** Milliseconds without a key press before a query is sent. */
const PAUSE = 80;
/** Milliseconds that a query without results has to stand before it is reported. */
const REPORT_AFTER = 1200;

const EMPTY: SearchState = {answered: '', results: []};

let kept: ReturnType<typeof createSearch> | undefined;

/** Results of what is typed, or the pages visited last while nothing is. */
export function useSearch(text: string, filters: Filters): SearchState {
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

  useEffect(() => {
    const stop = new AbortController();
    const {signal} = stop;
    const answer = async () => {
      const recent = readRecent(browserStorage()).filter((path) => path !== pathname);
      return query === ''
        ? search.pagesAt(recent.slice(0, 5))
        : search.search({
            text: query,
            filters,
            productInView: productOf(pathname).productId,
            signal,
          });
    };
    let report: number | undefined;
    const timer = window.setTimeout(
      () => {
        answer().then(
          (results) => {
            if (!signal.aborted) {
              setState({answered: query, results});
              if (query !== '' && results.length === 0) {
                report = window.setTimeout(
                  () => track('search_no_results', {search_term: query}),
                  REPORT_AFTER,
                );
              }
            }
          },
          (error: unknown) => {
            if (!signal.aborted) {
              const failure = error instanceof MissingIndexError ? 'missing' : 'failed';
              setState({answered: query, results: [], failure});
            }
          },
        );
      },
      query === '' ? 0 : PAUSE,
    );
    return () => {
      stop.abort();
      window.clearTimeout(timer);
      window.clearTimeout(report);
    };
  }, [query, filters, pathname, search]);

  return state;
}
