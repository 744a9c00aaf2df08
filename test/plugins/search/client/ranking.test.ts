import {
  matchOwners,
  matchSymbols,
  symbolQuery,
} from '../../../../plugins/search/client/matchSymbols';
import {knowPages, NO_FILTERS, rankPages} from '../../../../plugins/search/client/rankPages';
import type {IndexedPage, SymbolShard} from '../../../../plugins/search/types';

const pages: IndexedPage[] = [
  {
    p: 'react-data-grid/sorting/',
    t: 'Sorting',
    g: ['Data Grid', 'Main features'],
    d: 'Order rows.',
  },
  {p: 'react-data-grid/column-pinning/', t: 'Pinning', g: ['Data Grid', 'Columns'], l: 'pro'},
  {p: 'react-charts/bars/', t: 'Bars', g: ['Charts'], d: 'Compare amounts.'},
  {p: 'react-charts/tooltip/', t: 'Tooltip', g: ['Charts'], d: 'What is shown on hover.'},
  {p: 'migration/migration-data-grid-v7/', t: 'Sorting in v8', g: ['Migration']},
  {p: 'api/data-grid/data-grid/', t: 'DataGrid API', g: ['Data Grid', 'API']},
  {p: 'api/data-grid/data-grid-pro/', t: 'DataGridPro API', g: ['Data Grid', 'API'], l: 'pro'},
  {p: 'api/data-grid/grid-col-def/', t: 'GridColDef API', g: ['Data Grid', 'API']},
  {p: 'api/charts/bar-chart/', t: 'BarChart API', g: ['Charts', 'API']},
];
const known = knowPages(pages, '/x/');

function paths(
  words: string[][],
  {
    scores = {},
    product = '' as const,
    filters = NO_FILTERS,
  }: {
    scores?: Record<string, number>;
    product?: Parameters<typeof rankPages>[3];
    filters?: typeof NO_FILTERS;
  } = {},
) {
  const ranked = rankPages(known, words, new Map(Object.entries(scores)), product, filters);
  return ranked.map((each) => each.known.page.p);
}

describe('pages', () => {
  test('a title goes before a migration note with the same word', () => {
    expect(paths([['sorting']])).toEqual([
      'react-data-grid/sorting/',
      'migration/migration-data-grid-v7/',
    ]);
  });

  test('a synonym finds a page that lacks the word', () => {
    expect(paths([['freeze', 'pinning'], ['column']])[0]).toBe('react-data-grid/column-pinning/');
  });

  test('a page that only its text tells of is found', () => {
    expect(paths([['zebra']], {scores: {'react-charts/bars/': 1}})).toEqual(['react-charts/bars/']);
  });

  test('the product in view goes first where pages fit alike', () => {
    const scores = {'react-charts/bars/': 0.5, 'react-data-grid/sorting/': 0.55};
    expect(paths([['zebra']], {scores})[0]).toBe('react-data-grid/sorting/');
    expect(paths([['zebra']], {scores, product: 'x-charts'})[0]).toBe('react-charts/bars/');
  });

  test('filters narrow by product, kind and plan', () => {
    const words = [['grid', 'charts']];
    const only = (filter: Partial<typeof NO_FILTERS>) =>
      paths(words, {filters: {...NO_FILTERS, ...filter}});
    expect(only({kind: 'migration'})).toEqual(['migration/migration-data-grid-v7/']);
    expect(only({plan: 'pro', kind: 'api'})).toEqual(['api/data-grid/data-grid-pro/']);
    expect(only({product: 'x-charts', kind: 'guide'}).sort()).toEqual([
      'react-charts/bars/',
      'react-charts/tooltip/',
    ]);
  });
});

const shard: SymbolShard = [
  [
    'onRowClick',
    'prop',
    [
      [5, 'props-onRowClick'],
      [6, 'props-onRowClick'],
    ],
  ],
  ['onRowCountChange', 'prop', [[5, 'props-onRowCountChange']]],
  ['sortComparator', 'property', [[7, 'sortComparator']]],
  ['series', 'prop', [[8, 'props-series']]],
  [
    'slots',
    'prop',
    [
      [5, 'props-slots'],
      [8, 'props-slots'],
    ],
  ],
];
const match = (text: string, product: Parameters<typeof matchSymbols>[3] = '') =>
  matchSymbols(text, shard, known, product, NO_FILTERS);

describe('symbols', () => {
  test('a query is split into owner and name', () => {
    expect(symbolQuery('GridColDef.sortComparator')).toEqual({
      owner: 'gridcoldef',
      name: 'sortcomparator',
      spelled: true,
    });
    expect(symbolQuery('<DataGrid />').name).toBe('datagrid');
    expect(symbolQuery('hide columns').spelled).toBe(false);
  });

  test('a name is found whole, in any case, and by its beginning', () => {
    expect(match('onRowClick')[0]).toMatchObject({name: 'onRowClick', certain: true});
    expect(match('onrowclick')[0]).toMatchObject({name: 'onRowClick', certain: true});
    expect(match('onRow').map(({name}) => name)).toEqual(['onRowClick', 'onRowCountChange']);
  });

  test('a slip in a name is forgiven', () => {
    expect(match('onRowClik')[0]?.name).toBe('onRowClick');
  });

  test('a plain word is no certain name, since a guide is more likely meant', () => {
    expect(match('series')[0]).toMatchObject({name: 'series', certain: false});
  });

  test('the owner decides which place is meant', () => {
    expect(match('GridColDef.sortComparator')).toHaveLength(1);
    expect(match('BarChart.sortComparator')).toEqual([]);
    expect(match('BarChart.slots')[0]?.places.map(({known: {page}}) => page.t)).toEqual([
      'BarChart API',
    ]);
  });

  test('the product in view and the free plan go first among the places', () => {
    const first = (product: Parameters<typeof match>[1]) =>
      match('slots', product)[0]?.places[0]?.known.page.t;
    expect(first('x-charts')).toBe('BarChart API');
    expect(first('x-data-grid')).toBe('DataGrid API');
    expect(match('onRowClick')[0]?.places[0]?.known.page.t).toBe('DataGrid API');
  });

  test('a component is found by its name', () => {
    expect(matchOwners('datagrid', known).map(({page}) => page.t)).toEqual(['DataGrid API']);
    expect(matchOwners('data', known)).toEqual([]);
  });
});
