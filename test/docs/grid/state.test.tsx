/** @jest-environment jsdom */
import '../support/browser';
import type {ComponentType} from 'react';
import {act, render, screen} from '@testing-library/react';
import {DataGrid} from '@mui/x-data-grid';
import {DataGridPremium, useGridApiRef} from '@mui/x-data-grid-premium';
import type {DataGridPremiumProps, GridApiPremium} from '@mui/x-data-grid-premium';
import {listenToConsole} from '../support/console';
import {settle} from './support/dataSourceGrid';

const columns: DataGridPremiumProps['columns'] = [
  {field: 'region'},
  {field: 'status'},
  {field: 'total', type: 'number'},
];
const rows = Array.from({length: 12}, (_, id) => ({
  id,
  region: id % 2 === 0 ? 'Europe' : 'Americas',
  status: id % 3 === 0 ? 'Open' : 'Closed',
  total: id,
}));

function show(Grid: ComponentType<never>, props: Partial<DataGridPremiumProps> = {}) {
  // Both grids take the same props as far as these tests go.
  const AnyGrid = Grid as ComponentType<DataGridPremiumProps>;
  let ref: ReturnType<typeof useGridApiRef> | undefined;
  function Test() {
    ref = useGridApiRef();
    return (
      <div style={{width: 800, height: 600}}>
        <AnyGrid apiRef={ref} rows={rows} columns={columns} disableVirtualization {...props} />
      </div>
    );
  }
  render(<Test />);
  return () => ref!.current as GridApiPremium;
}

const lines = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent));

beforeEach(() => {
  listenToConsole();
});

describe('an exported state', () => {
  it('has the models, and neither selection nor rows', () => {
    const api = show(DataGrid);
    act(() => api().selectRow(3));
    expect(Object.keys(api().exportState()).sort()).toEqual(
      ['columns', 'density', 'filter', 'pagination', 'preferencePanel', 'sorting'].sort(),
    );
  });

  it('of dirty models has the order of columns always, and the page size alone never', () => {
    const api = show(DataGrid, {pageSizeOptions: [5, 100]});
    act(() => api().setPageSize(5));
    expect(api().exportState({exportOnlyDirtyModels: true})).toEqual({
      columns: {orderedFields: ['region', 'status', 'total']},
    });
  });

  it('has widths of resized columns only', () => {
    const api = show(DataGrid);
    act(() => api().setColumnWidth('total', 222));
    expect(Object.keys(api().exportState().columns?.dimensions ?? {})).toEqual(['total']);
  });
});

describe('restoreState', () => {
  it('asks the owner of a controlled model, and puts unknown fields of an order aside', () => {
    const onSortModelChange = jest.fn();
    const api = show(DataGrid, {sortModel: [], onSortModelChange});
    act(() =>
      api().restoreState({
        sorting: {sortModel: [{field: 'total', sort: 'desc'}]},
        columns: {orderedFields: ['total', 'gone']},
      }),
    );
    expect(onSortModelChange.mock.lastCall?.[0]).toEqual([{field: 'total', sort: 'desc'}]);
    expect(api().getSortModel()).toEqual([]);
    expect(
      api()
        .getAllColumns()
        .map(({field}) => field),
    ).toEqual(['total', 'region', 'status']);
  });
});

describe('a pivot', () => {
  const model = {
    rows: [{field: 'region'}],
    columns: [{field: 'status', sort: 'asc' as const}],
    values: [{field: 'total', aggFunc: 'sum'}],
  };

  it('totals by value of a column, and is not part of an exported state', async () => {
    const api = show(DataGridPremium, {initialState: {pivoting: {enabled: true, model}}});
    await settle();
    expect(lines().slice(2)).toEqual([
      ['Europe (6)', '24', '6'],
      ['Americas (6)', '24', '12'],
      ['', '48', '18'],
    ]);
    expect(api().exportState()).not.toHaveProperty('pivoting');
  });
});

describe('a list', () => {
  const listViewColumn = {field: 'line', renderCell: () => 'A line'};

  it('has one cell a row, no headers, and no stop for the Tab key', async () => {
    show(DataGridPremium, {listView: true, listViewColumn});
    await settle();
    expect(screen.queryAllByRole('columnheader')).toEqual([]);
    expect(lines()[0]).toEqual(['A line']);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(0);
  });

  it('is not there in the community grid', async () => {
    show(DataGrid, {listView: true, listViewColumn});
    await settle();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  });
});
