/** @jest-environment jsdom */
import {renderGrid, settle} from './support/dataSourceGrid';
import {listenToConsole} from '../support/console';
import {act} from '@testing-library/react';
import {DataGrid, GridGetRowsError, GridUpdateRowError} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridGetRowsParams} from '@mui/x-data-grid-pro';

const table = Array.from({length: 100}, (_, id) => ({id, name: `Row ${id}`, size: id}));
const list = ({start, end}: GridGetRowsParams) => ({
  rows: table.slice(Number(start), end + 1),
  rowCount: table.length,
});
const paged = (pageSize: number, pageSizeOptions = [pageSize]) => ({
  pageSizeOptions,
  initialState: {pagination: {paginationModel: {page: 0, pageSize}}},
});
const range = ({start, end}: GridGetRowsParams) => `${start}-${end}`;

let lines: string[];
beforeEach(() => {
  lines = listenToConsole();
});
afterEach(() => {
  expect(lines).toEqual([]);
});

describe('the requests of a data source', () => {
  it('ask for first and last row, both included', async () => {
    const {requests, api} = await renderGrid(DataGrid, list, paged(20));
    act(() => api().setPage(2));
    await settle();
    expect(requests.map(range)).toEqual(['0-19', '40-59']);
  });

  it('are two when a later page is sorted', async () => {
    const {requests, api} = await renderGrid(DataGrid, list, paged(20));
    act(() => api().setPage(2));
    await settle();
    act(() => api().setSortModel([{field: 'size', sort: 'desc'}]));
    await settle();
    expect(requests.map(range)).toEqual(['0-19', '40-59', '40-59', '0-19']);
  });

  it('are one for a hundred rows in Pro without pages', async () => {
    const {requests} = await renderGrid(DataGridPro, list);
    expect(requests.map(range)).toEqual(['0-99']);
  });

  it('leave the answer to an earlier one in the cache and off the screen', async () => {
    const answers: (() => void)[] = [];
    const {requests, api, ids} = await renderGrid(
      DataGrid,
      (params) =>
        new Promise((resolve) => {
          answers.push(() => resolve({rows: [{id: `row ${params.start}`}], rowCount: 100}));
        }),
      {...paged(10), rowCount: 100},
    );
    act(() => api().setPage(1));
    await settle();
    answers[1]?.();
    await settle();
    answers[0]?.();
    await settle();
    expect(ids()).toBe('row 10');
    act(() => api().setPage(0));
    await settle();
    expect(requests).toHaveLength(2);
    expect(ids()).toBe('row 0');
  });
});

describe('the cache of a data source', () => {
  it('serves a smaller page from the pieces of a larger one', async () => {
    const {requests, api} = await renderGrid(DataGrid, list, paged(20, [10, 20]));
    act(() => api().setPaginationModel({page: 0, pageSize: 10}));
    await settle();
    act(() => api().setPage(1));
    await settle();
    expect(requests.map(range)).toEqual(['0-19']);
  });

  it('does not keep failures, and skipCache replaces what it has', async () => {
    let fails = true;
    const problems: unknown[] = [];
    const {requests, api, ids} = await renderGrid(
      DataGrid,
      (params) => {
        if (fails) {
          throw new Error('Out of order');
        }
        return list(params);
      },
      {...paged(2), onDataSourceError: (error) => problems.push(error)},
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toBeInstanceOf(GridGetRowsError);
    expect(problems[0]).toMatchObject({message: 'Out of order', params: {start: 0, end: 1}});
    expect(ids()).toBe('');
    fails = false;
    await act(() => api().dataSource.fetchRows());
    expect(ids()).toBe('0 1');
    await act(() => api().dataSource.fetchRows());
    expect(requests).toHaveLength(2);
    await act(() => api().dataSource.fetchRows(undefined, {skipCache: true}));
    expect(requests).toHaveLength(3);
  });
});

describe('a failure that nobody handles', () => {
  it('is logged', async () => {
    await renderGrid(DataGrid, () => Promise.reject(new Error('Out of order')));
    expect(lines.splice(0).join()).toContain('`onDataSourceError()` is missing');
  });
});

describe('updateRow of a data source', () => {
  const edit = async (
    api: () => ReturnType<Awaited<ReturnType<typeof renderGrid>>['api']>,
    size: number,
  ) => {
    act(() => api().startCellEditMode({id: 1, field: 'size'}));
    await act(async () => {
      await api().setEditCellValue({id: 1, field: 'size', value: size});
    });
    act(() => api().stopCellEditMode({id: 1, field: 'size'}));
    await settle();
  };

  it('runs instead of processRowUpdate, and empties the cache', async () => {
    const processRowUpdate = jest.fn();
    const {requests, api} = await renderGrid(
      DataGrid,
      list,
      {...paged(10), processRowUpdate},
      {updateRow: async ({updatedRow}) => ({...updatedRow, size: Number(updatedRow.size) + 1})},
    );
    await edit(api, 50);
    expect(api().getRow(1)).toMatchObject({size: 51});
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
    await act(() => api().dataSource.fetchRows());
    expect(requests).toHaveLength(2);
  });

  it('leaves the cell in edit mode when it fails', async () => {
    const onDataSourceError = jest.fn();
    const {api} = await renderGrid(
      DataGrid,
      list,
      {...paged(10), onDataSourceError},
      {updateRow: () => Promise.reject(new Error('Too many'))},
    );
    await edit(api, 500);
    expect(api().getCellMode(1, 'size')).toBe('edit');
    expect(onDataSourceError.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
  });
});
