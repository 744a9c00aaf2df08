/** @jest-environment jsdom */
import '../support/browser';
import {act, render} from '@testing-library/react';
import {createRef} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {GridApi, GridColDef} from '@mui/x-data-grid';
import {makeOrders} from '@site/docs/_data/orders';
import {textsOf, thrownBy} from './support/cells';

const rows = makeOrders(6);
const columns: GridColDef[] = [{field: 'number'}, {field: 'total', type: 'number'}];
const shared = {rows, columns};
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});

const logged = () => errors.mock.calls.map((call) => String(call[0])).join('\n');

test('a page of more than 100 rows throws in the community grid', () => {
  const model = {page: 0, pageSize: 101};
  expect(thrownBy(<DataGrid {...shared} paginationModel={model} />)).toMatch(/cannot exceed 100/);
});

test('two selected rows without checkboxes throw in the community grid', () => {
  const model = {type: 'include' as const, ids: new Set([1, 2])};
  expect(thrownBy(<DataGrid {...shared} rowSelectionModel={model} />)).toMatch(/rowSelectionModel/);
  expect(thrownBy(<DataGrid {...shared} checkboxSelection rowSelectionModel={model} />)).toBe('');
});

test('updating two rows in one call throws in the community grid, one does not', () => {
  const apiRef = createRef<GridApi>() as {current: GridApi};
  render(<DataGrid {...shared} apiRef={apiRef} />);
  const update = (ids: number[]) =>
    act(() => apiRef.current.updateRows(ids.map((id) => ({id, number: `new ${id}`}))));
  expect(() => update([1, 2])).toThrow(/several rows at once/);
  update([1]);
  expect(textsOf('number')[0]).toBe('new 1');
});

test('a row without an id throws, and the message shows the row', () => {
  const message = thrownBy(<DataGrid columns={columns} rows={[{number: 'SO-1'}]} />);
  expect(message).toMatch(/unique `id`/);
  expect(message).toContain('SO-1');
});

test('a date column with text throws, and names row and field', () => {
  const message = thrownBy(
    <DataGrid columns={[{field: 'due', type: 'date'}]} rows={[{id: 7, due: '2026-01-02'}]} />,
  );
  expect(message).toMatch(/Date/);
  expect(message).toContain('7');
  expect(message).toContain('due');
});

test('the community grid sorts by the first of two columns and logs an error', () => {
  const sortModel = [
    {field: 'total', sort: 'asc' as const},
    {field: 'number', sort: 'desc' as const},
  ];
  render(<DataGrid {...shared} initialState={{sorting: {sortModel}}} />);
  const totals = textsOf('total').map((text) => Number(text?.replace(/\D/g, '')));
  expect(totals).toEqual(rows.map(({total}) => total).sort((a, b) => a - b));
  expect(logged()).toMatch(/sortModel/);
});

test('the community grid keeps the first of two filters and logs an error', () => {
  const items = [
    {id: 1, field: 'number', operator: 'equals', value: 'SO-10402'},
    {id: 2, field: 'number', operator: 'equals', value: 'SO-10403'},
  ];
  render(<DataGrid {...shared} initialState={{filter: {filterModel: {items}}}} />);
  expect(textsOf('number')).toEqual(['SO-10402']);
  expect(logged()).toMatch(/filterModel/);
});

test('in jsdom every row and every column is rendered', () => {
  const wide = Array.from({length: 60}, (_, index) => ({field: `c${index}`, width: 200}));
  render(<DataGrid columns={wide} rows={makeOrders(90)} />);
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(90);
  expect(textsOf('c59')).toHaveLength(90);
  expect(logged()).toBe('');
});
