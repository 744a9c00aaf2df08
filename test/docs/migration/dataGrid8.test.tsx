/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, renderHook, screen} from '@testing-library/react';
import {
  DataGrid,
  gridFilteredRowsLookupSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {DataGridPro} from '@mui/x-data-grid-pro';

// Claims of the guide docs/migration/migration-data-grid-v7.

const rows = ['Oslo', 'Riga', 'Kiel'].map((port, index) => ({id: index + 1, port}));

function Ports(props: Partial<DataGridProps>) {
  return <DataGrid columns={[{field: 'port'}]} rows={rows} hideFooter {...props} />;
}

/** The last model that a callback got, with its ids as an array. */
function lastModel(callback: jest.Mock) {
  const {type, ids} = callback.mock.lastCall[0] as GridRowSelectionModel;
  return {type, ids: [...ids]};
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('selection in version 8', () => {
  it('is cleared by a second click on the row', () => {
    const change = jest.fn();
    render(<Ports onRowSelectionModelChange={change} />);
    fireEvent.click(screen.getByText('Oslo'));
    expect(lastModel(change)).toEqual({type: 'include', ids: [1]});
    fireEvent.click(screen.getByText('Oslo'));
    expect(lastModel(change)).toEqual({type: 'include', ids: []});
  });

  it('keeps the clicked row when several were selected', () => {
    const change = jest.fn();
    render(
      <DataGridPro columns={[{field: 'port'}]} rows={rows} onRowSelectionModelChange={change} />,
    );
    fireEvent.click(screen.getByText('Oslo'));
    fireEvent.click(screen.getByText('Riga'), {ctrlKey: true});
    expect(lastModel(change).ids).toEqual([1, 2]);
    fireEvent.click(screen.getByText('Riga'));
    expect(lastModel(change).ids).toEqual([2]);
  });

  it('excludes nothing after "select all", or names all rows', () => {
    const change = jest.fn();
    const selectAll = () =>
      fireEvent.click(screen.getByRole('checkbox', {name: 'Select all rows'}));
    const first = render(<Ports checkboxSelection onRowSelectionModelChange={change} />);
    selectAll();
    expect(lastModel(change)).toEqual({type: 'exclude', ids: []});
    first.unmount();
    render(
      <Ports
        checkboxSelection
        disableRowSelectionExcludeModel
        onRowSelectionModelChange={change}
      />,
    );
    selectAll();
    expect(lastModel(change)).toEqual({type: 'include', ids: [1, 2, 3]});
  });

  it('throws for an array', () => {
    const old = {rowSelectionModel: [1]} as unknown as Partial<DataGridProps>;
    expect(() => render(<Ports checkboxSelection {...old} />)).toThrow(TypeError);
  });

  it('reaches the children of a parent', () => {
    const change = jest.fn();
    render(
      <DataGridPro
        treeData
        checkboxSelection
        getTreeDataPath={(row) => row.path}
        columns={[{field: 'size'}]}
        rows={[
          {id: 'a', path: ['docs'], size: 1},
          {id: 'b', path: ['docs', 'plan'], size: 2},
        ]}
        onRowSelectionModelChange={change}
      />,
    );
    fireEvent.click(screen.getByRole('checkbox', {name: 'Select row'}));
    expect(lastModel(change).ids.sort()).toEqual(['a', 'b']);
  });
});

describe('the toolbar in version 8', () => {
  it('appears with showToolbar only, with a quick filter and no density', () => {
    const slots = {toolbar: () => <p>Mine</p>};
    const first = render(<Ports slots={slots} />);
    expect(screen.queryByText('Mine')).toBeNull();
    first.rerender(<Ports slots={slots} showToolbar />);
    expect(screen.getByText('Mine')).toBeTruthy();
    first.rerender(<Ports showToolbar />);
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.queryByRole('button', {name: /density/i})).toBeNull();
    first.rerender(<Ports showToolbar slotProps={{toolbar: {showQuickFilter: false}}} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('attributes and roles in version 8', () => {
  it('are taken from slotProps, not from the grid', () => {
    const lost = {'data-testid': 'lost', 'aria-describedby': 'hint'};
    render(<Ports {...lost} aria-label="Ports" slotProps={{root: {'data-testid': 'found'}}} />);
    expect(screen.queryByTestId('lost')).toBeNull();
    expect(document.querySelector('[aria-describedby=hint]')).toBeNull();
    expect(screen.getByTestId('found').className).toContain('MuiDataGrid-root');
    expect(screen.getByRole('grid', {name: 'Ports'})).toBeTruthy();
  });

  it('are those of a tree with row grouping', () => {
    render(
      <DataGridPremium
        initialState={{rowGrouping: {model: ['port']}}}
        columns={[{field: 'port'}]}
        rows={rows}
      />,
    );
    expect(screen.getByRole('treegrid')).toBeTruthy();
  });

  it('reach Material UI under the key material', () => {
    render(
      <Ports checkboxSelection slotProps={{baseCheckbox: {material: {color: 'secondary'}}}} />,
    );
    expect(document.querySelectorAll('.MuiCheckbox-colorSecondary').length).toBeGreaterThan(0);
  });
});

describe('state in version 8', () => {
  it('starts with an apiRef that is null', () => {
    expect(renderHook(() => useGridApiRef()).result.current.current).toBeNull();
  });

  it('has only false in the lookup of filtered rows', () => {
    const apiRef: {current: GridApi | null} = {current: null};
    render(
      <Ports
        apiRef={apiRef}
        filterModel={{items: [{field: 'port', operator: 'equals', value: 'Riga'}]}}
      />,
    );
    expect(gridFilteredRowsLookupSelector(apiRef)).toEqual({1: false, 3: false});
  });

  it('goes back to the first page when the order changes', () => {
    jest.useFakeTimers();
    const apiRef: {current: GridApi | null} = {current: null};
    render(
      <Ports
        apiRef={apiRef}
        pageSizeOptions={[1]}
        initialState={{pagination: {paginationModel: {page: 2, pageSize: 1}}}}
      />,
    );
    const page = () => apiRef.current?.state.pagination.paginationModel.page;
    expect(page()).toBe(2);
    act(() => {
      apiRef.current?.sortColumn('port', 'asc');
      jest.runAllTimers();
    });
    expect(page()).toBe(0);
    jest.useRealTimers();
  });
});
