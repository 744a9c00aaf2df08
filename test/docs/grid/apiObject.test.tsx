/** @jest-environment jsdom */
import '../support/browser';
import {useEffect, useLayoutEffect} from 'react';
import {act, render, screen} from '@testing-library/react';
import {DataGrid, useGridApiContext, useGridApiRef} from '@mui/x-data-grid';
import {Frame, SensorGrid, api, gridRef} from './SensorGrid';

// Claims of the page react-data-grid/api-object.

it('the ref is empty in the first render, filled in effects, and empty after the grid', () => {
  const seen: boolean[] = [];
  let ref: ReturnType<typeof useGridApiRef>;
  function Page() {
    const apiRef = useGridApiRef();
    ref = apiRef;
    seen.push(Boolean(apiRef.current));
    useLayoutEffect(() => void seen.push(Boolean(apiRef.current)), [apiRef]);
    useEffect(() => void seen.push(Boolean(apiRef.current)), [apiRef]);
    return (
      <Frame>
        <DataGrid apiRef={apiRef} rows={[]} columns={[]} />
      </Frame>
    );
  }
  const {unmount} = render(<Page />);
  expect(seen.slice(0, 3)).toEqual([false, true, true]);
  unmount();
  expect(ref!.current).toBeNull();
});

it('publishes unmount last, and is empty afterwards', () => {
  const unmounted = jest.fn();
  const {unmount} = render(<SensorGrid />);
  const ref = gridRef();
  api().subscribeEvent('unmount', unmounted);
  unmount();
  expect(unmounted).toHaveBeenCalledTimes(1);
  expect(ref.current).toBeNull();
});

it('the hook for inside throws outside of a grid, and says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Outside() {
    useGridApiContext();
    return null;
  }
  expect(() => render(<Outside />)).toThrow('Could not find the Data Grid context');
});

it('takes effect at once', () => {
  render(<SensorGrid />);
  act(() => {
    api().sortColumn('site', 'desc');
    expect(api().getSortedRowIds()).toEqual([2, 1]);
    api().updateRows([{id: 1, site: 'Loading dock'}]);
    expect(api().getRow(1)).toEqual({id: 1, site: 'Loading dock'});
  });
});

it('ignores what is locked for users', () => {
  render(
    <SensorGrid
      disableColumnSorting
      disableColumnFilter
      disableColumnSelector
      columns={[
        {field: 'site', sortable: false, filterable: false, hideable: false},
        {field: 'id'},
      ]}
    />,
  );
  act(() => api().sortColumn('site', 'desc'));
  expect(api().getSortedRowIds()).toEqual([2, 1]);
  act(() => {
    api().setFilterModel({items: [{field: 'site', operator: 'contains', value: 'Cold'}]});
  });
  expect(document.querySelectorAll('.MuiDataGrid-row')).toHaveLength(1);
  act(() => api().setColumnVisibility('site', false));
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

it('asks before it changes a controlled model', () => {
  const onSortModelChange = jest.fn();
  render(<SensorGrid sortModel={[]} onSortModelChange={onSortModelChange} />);
  act(() => api().sortColumn('site', 'desc'));
  expect(onSortModelChange.mock.calls[0]![0]).toEqual([{field: 'site', sort: 'desc'}]);
  expect(api().getSortModel()).toEqual([]);
});

it('answers unknown ids and fields with null, undefined or an error', () => {
  render(<SensorGrid />);
  expect(api().getRow(99)).toBeNull();
  expect(api().getColumn('price')).toBeUndefined();
  expect(() => api().getCellValue(99, 'site')).toThrow('No row with id #99 found');
  expect(() => api().getRowParams(99)).toThrow('No row with id #99 found');
  expect(() => api().sortColumn('price')).toThrow(TypeError);
});

it('updates one row a call in the community package', () => {
  render(<SensorGrid />);
  expect(() => api().updateRows([{id: 1}, {id: 2}])).toThrow(
    'You cannot update several rows at once',
  );
});

it('keeps the first filter in the community package, and says so', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<SensorGrid />);
  act(() => api().upsertFilterItem({id: 1, field: 'site', operator: 'contains', value: 'C'}));
  act(() => api().upsertFilterItem({id: 2, field: 'site', operator: 'contains', value: 'G'}));
  expect(api().state.filter.filterModel.items.map(({id}) => id)).toEqual([1]);
  expect(logged.mock.calls[0]![0]).toContain('can only contain a single item');
});

it('has no methods of other plans', () => {
  render(<SensorGrid />);
  const methods = api() as unknown as Record<string, unknown>;
  expect(methods.pinColumn).toBeUndefined();
  expect(methods.exportDataAsExcel).toBeUndefined();
});
