/** @jest-environment jsdom */
import {renderGrid, settle} from './support/dataSourceGrid';
import {listenToConsole} from '../support/console';
import {act} from '@testing-library/react';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  GridDataSourceCacheDefault,
} from '@mui/x-data-grid-premium';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridDataSource, GridGetRowsParams} from '@mui/x-data-grid-premium';

const folder: Partial<GridDataSource> = {
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
};

const children = (keys: readonly string[] = []) =>
  keys.length === 0
    ? ['a', 'b'].map((name) => ({id: name, name, children: 2}))
    : ['x', 'y'].map((name) => ({id: keys.join('') + name, name, children: 0}));

const answer = ({groupKeys}: GridGetRowsParams) => ({
  rows: children(groupKeys),
  ...(!groupKeys?.length && {rowCount: 2}),
});

beforeEach(() => {
  listenToConsole();
});

describe('tree data from a server', () => {
  it('asks for the top level, then for what is opened', async () => {
    const {requests, api, ids} = await renderGrid(DataGridPro, answer, {treeData: true}, folder);
    expect(ids()).toBe('a b');
    await act(() => api().dataSource.fetchRows('a'));
    await settle();
    expect(requests.map(({groupKeys}) => groupKeys)).toEqual([[], ['a']]);
    expect(ids()).toBe('a ax ay b');
  });

  it('takes the rowCount of a folder for its own', async () => {
    const wrong = ({groupKeys}: GridGetRowsParams) => ({rows: children(groupKeys), rowCount: 7});
    const {api} = await renderGrid(DataGridPro, wrong, {treeData: true}, folder);
    await act(() => api().dataSource.fetchRows('a'));
    await settle();
    expect(api().state.pagination.rowCount).toBe(7);
  });

  it('ignores skipCache for a folder, and keeps what is open when the top level is refreshed', async () => {
    const {requests, api, ids} = await renderGrid(DataGridPro, answer, {treeData: true}, folder);
    await act(() => api().dataSource.fetchRows('a'));
    await settle();
    await act(() => api().dataSource.fetchRows('a', {skipCache: true}));
    await settle();
    expect(requests).toHaveLength(2);
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, {skipCache: true}));
    await settle();
    expect(requests).toHaveLength(3);
    expect(ids()).toBe('a ax ay b');
    const options = {skipCache: true, keepChildrenExpanded: false};
    await act(() => api().dataSource.fetchRows(GRID_ROOT_GROUP_ID, options));
    await settle();
    expect(ids()).toBe('a b');
  });

  it('opens no folder with a cache whose key has no path', async () => {
    const dataSourceCache = new GridDataSourceCacheDefault({ttl: 10_000});
    const props = {treeData: true, dataSourceCache};
    const {requests, api, ids} = await renderGrid(DataGridPro, answer, props, folder);
    await act(() => api().dataSource.fetchRows('a'));
    await settle();
    expect(requests).toHaveLength(1);
    expect(ids()).toBe('a b');
  });
});

describe('aggregation from a server', () => {
  const totals = (params: GridGetRowsParams) => ({
    rows: [{id: 1, name: 'one', size: 1}],
    rowCount: 1,
    aggregateRow: {size: params.aggregationModel ? 99 : 0},
  });
  const source: Partial<GridDataSource> = {getAggregatedValue: (row, field) => row[field]};

  it('shows the figure of the server, without the formatter of the function', async () => {
    const {requests} = await renderGrid(
      DataGridPremium,
      totals,
      {
        aggregationFunctions: {count: {label: 'count', valueFormatter: () => 'never shown'}},
        initialState: {aggregation: {model: {size: 'count'}}},
      },
      source,
    );
    expect(requests[0]?.aggregationModel).toEqual({size: 'count'});
    expect(document.querySelector('.MuiDataGrid-footerCell')).toHaveProperty('textContent', '99');
  });
});
