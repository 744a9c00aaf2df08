import {docIdOf} from './docIdOf';
import {labelOf} from './labelOf';
import type {PageNode} from './types';
import {isApiPath, isPage, walk} from './walk';

/** Pages that exist against pages that the navigation asks for. */
export interface Count {
  readonly written: number;
  readonly wanted: number;
  /** Paths of the pages that do not exist, in the navigation's order. */
  readonly missing: readonly string[];
}

/** The pages of one top entry of the navigation. */
export interface ProductCoverage {
  readonly label: string;
  /** Pages that people write. */
  readonly guides: Count;
  /** Pages that the API reference generates. */
  readonly api: Count;
}

/** The pages of the whole navigation. */
export interface Coverage {
  readonly products: readonly ProductCoverage[];
  readonly guides: Count;
  readonly api: Count;
}

function count(paths: readonly string[], isWritten: (docId: string) => boolean): Count {
  const missing = paths.filter((pathname) => !isWritten(docIdOf(pathname)));
  return {written: paths.length - missing.length, wanted: paths.length, missing};
}

/**
 * Counts the pages of each top entry that exist. Entries without pages (links to other sites) are
 * left out.
 *
 * @param isWritten tells whether the page with this doc id exists
 */
export function coverageOf(
  nodes: readonly PageNode[],
  isWritten: (docId: string) => boolean,
): Coverage {
  const entries = nodes
    .map((entry) => ({
      label: labelOf(entry),
      paths: walk([entry])
        .map(({node}) => node)
        .filter(isPage)
        .map(({pathname}) => pathname),
    }))
    .filter(({paths}) => paths.length > 0);
  const countBoth = (paths: readonly string[]) => ({
    guides: count(
      paths.filter((pathname) => !isApiPath(pathname)),
      isWritten,
    ),
    api: count(paths.filter(isApiPath), isWritten),
  });
  return {
    products: entries.map(({label, paths}) => ({label, ...countBoth(paths)})),
    ...countBoth(entries.flatMap(({paths}) => paths)),
  };
}

/** The coverage as lines of text: a table of counts, then the paths of missing guides. */
export function describeCoverage(coverage: Coverage): string {
  const rows = [...coverage.products, {label: 'All', guides: coverage.guides, api: coverage.api}];
  const width = Math.max(...rows.map(({label}) => label.length));
  const cell = ({written, wanted}: Count) => `${written}/${wanted}`.padStart(9);
  const table = [
    `${''.padEnd(width)}${'guides'.padStart(9)}${'API'.padStart(9)}`,
    ...rows.map(({label, guides, api}) => `${label.padEnd(width)}${cell(guides)}${cell(api)}`),
  ];
  const {missing} = coverage.guides;
  const list =
    missing.length === 0
      ? ['Every guide is written.']
      : [`Guides not written (${missing.length}):`, ...missing.map((pathname) => `  ${pathname}`)];
  return [...table, '', ...list].join('\n');
}
