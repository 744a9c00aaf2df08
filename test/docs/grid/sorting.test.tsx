/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {DataGridProps, GridApi, GridColDef} from '@mui/x-data-grid';
import {textsOf} from './support/cells';

const columns: GridColDef[] = [{field: 'charge', type: 'number', width: 100}];
const rows = [
  {id: 1, charge: 40},
  {id: 2, charge: null},
  {id: 3, charge: 7},
];

function mount(props: Partial<DataGridProps> = {}) {
  const apiRef = createRef<GridApi>() as {current: GridApi};
  render(<DataGrid rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  return apiRef;
}

const sorted = () => screen.getByRole('columnheader', {name: 'charge'}).getAttribute('aria-sort');

test('clicks on a header go from ascending to descending to unsorted', () => {
  mount();
  const seen = [1, 2, 3].map(() => {
    fireEvent.click(screen.getByRole('columnheader', {name: 'charge'}));
    return sorted();
  });
  expect(seen).toEqual(['ascending', 'descending', 'none']);
});

test('empty values are first in ascending order and last in descending', () => {
  const apiRef = mount();
  act(() => apiRef.current.sortColumn('charge', 'asc'));
  expect(textsOf('charge')).toEqual(['', '7', '40']);
  act(() => apiRef.current.sortColumn('charge', 'desc'));
  expect(textsOf('charge')).toEqual(['40', '7', '']);
});

test('an unknown field throws in sortColumn and is accepted by setSortModel', () => {
  const apiRef = mount();
  expect(() => apiRef.current.sortColumn('voltage')).toThrow(TypeError);
  act(() => apiRef.current.setSortModel([{field: 'voltage', sort: 'asc'}]));
  expect(textsOf('charge')).toEqual(['40', '', '7']);
});

test('onSortModelChange runs for changes and not for the first model', () => {
  const onSortModelChange = jest.fn();
  const sortModel = [{field: 'charge', sort: 'asc' as const}];
  const apiRef = mount({onSortModelChange, initialState: {sorting: {sortModel}}});
  expect(onSortModelChange).not.toHaveBeenCalled();
  act(() => apiRef.current.sortColumn('charge'));
  expect(onSortModelChange).toHaveBeenCalledTimes(1);
});

test('sortable: false stops the click and not the API', () => {
  const apiRef = mount({columns: [{field: 'charge', type: 'number', sortable: false}]});
  fireEvent.click(screen.getByRole('columnheader', {name: 'charge'}));
  expect(textsOf('charge')).toEqual(['40', '', '7']);
  act(() => apiRef.current.sortColumn('charge', 'desc'));
  expect(textsOf('charge')).toEqual(['40', '7', '']);
});
