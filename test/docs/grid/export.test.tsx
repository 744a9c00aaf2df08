/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {createRef} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {DataGridProps, GridApi, GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name'},
  {field: 'price', headerName: 'Price', type: 'number', valueFormatter: (value) => `${value} USD`},
  {field: 'secret', headerName: 'Secret', disableExport: true},
];
const rows = [
  {id: 1, name: '=1+1', price: 1200, secret: 'a'},
  {id: 2, name: 'Lamp, small', price: 30, secret: 'b'},
];

function csvOf(options?: Parameters<GridApi['getDataAsCsv']>[0], props?: Partial<DataGridProps>) {
  const apiRef = createRef<GridApi>() as {current: GridApi};
  render(<DataGrid rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  return apiRef.current.getDataAsCsv(options).split('\r\n');
}

test('CSV has headers, commas, formatted values and guarded formulas by default', () => {
  expect(csvOf()).toEqual(['Name,Price', '"\'=1+1",1200 USD', '"Lamp, small",30 USD']);
});

test('escapeFormulas: false and another delimiter leave the text as it is', () => {
  expect(csvOf({escapeFormulas: false, delimiter: ';', includeHeaders: false})[0]).toBe(
    '=1+1;1200 USD',
  );
});

test('ignoreValueFormatterDuringExport writes values', () => {
  expect(csvOf({}, {ignoreValueFormatterDuringExport: true})[2]).toBe('"Lamp, small",30');
});

test('a selection is exported alone, an empty one means all rows', () => {
  const select = (ids: number[]) => ({
    checkboxSelection: true,
    rowSelectionModel: {type: 'include' as const, ids: new Set(ids)},
  });
  expect(csvOf({}, select([2]))).toHaveLength(2);
  expect(csvOf({}, select([]))).toHaveLength(3);
});

test('fields brings a column that disableExport keeps out', () => {
  expect(csvOf({fields: ['secret']})).toEqual(['Secret', 'a', 'b']);
});
