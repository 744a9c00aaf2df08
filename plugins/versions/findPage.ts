import type {PageMatch} from './types';

/** Pages that carry another name in another version, each group one page. */
const RENAMED: ReadonlyArray<readonly string[]> = [
  ['/react-data-grid/quickstart/', '/react-data-grid/getting-started/'],
  ['/react-date-pickers/quickstart/', '/react-date-pickers/getting-started/'],
  ['/react-charts/quickstart/', '/react-charts/getting-started/'],
  ['/react-tree-view/quickstart/', '/react-tree-view/getting-started/'],
  ['/react-data-grid/row-selection/', '/react-data-grid/selection/'],
  ['/react-data-grid/column-definition/', '/react-data-grid/columns/'],
  ['/react-data-grid/row-definition/', '/react-data-grid/rows/'],
  ['/react-charts/heatmap/', '/react-charts/heat-map/'],
  ['/react-charts/treemap/', '/react-charts/tree-map/'],
];

/** `/a/b/c/` → `/a/b/`, `/a/`. */
function ancestorsOf(page: string): string[] {
  const parts = page.split('/').filter(Boolean);
  return parts
    .slice(1)
    .map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join('/')}/`);
}

/**
 * The page of a version that stands for a page: the same one, also under the name it has there,
 * else the nearest one above it, else where its product starts.
 *
 * @param page path below the version's base
 * @param pages pages of the version asked for
 * @param start where the product of the page starts in that version
 */
export function findPage(page: string, pages: ReadonlySet<string>, start: string): PageMatch {
  const names = [page, ...(RENAMED.find((group) => group.includes(page)) ?? [])];
  const same = names.find((name) => pages.has(name));
  if (same !== undefined) {
    return {page: same, kind: 'same'};
  }
  const above = ancestorsOf(page).find((name) => pages.has(name));
  // The first page of a product stands for all of them: to be sent there is to be sent to the start.
  return above === undefined || above === start
    ? {page: start, kind: 'start'}
    : {page: above, kind: 'ancestor'};
}
