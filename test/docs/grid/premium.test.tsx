/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, waitFor} from '@testing-library/react';
import {createRef} from 'react';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  gridRowNodeSelector,
  gridRowTreeSelector,
} from '@mui/x-data-grid-premium';
import type {DataGridPremiumProps, GridApi, GridColDef} from '@mui/x-data-grid-premium';
import {cellOf} from './support/cells';

const columns: GridColDef[] = [
  {field: 'region', groupingValueGetter: (value) => value},
  {field: 'stock', type: 'number', editable: true},
];
const rows = [
  {id: 1, region: 'Europe', stock: 3},
  {id: 2, region: 'Europe', stock: 8},
  {id: 3, region: null, stock: 5},
  {id: 4, region: '', stock: 1},
];

beforeEach(() => {
  // The notice about the license.
  jest.spyOn(console, 'error').mockImplementation();
});

function mount(props: Partial<DataGridPremiumProps> = {}) {
  const apiRef = createRef<GridApi>() as {current: GridApi};
  render(<DataGridPremium rows={rows} columns={columns} apiRef={apiRef} {...props} />);
  return apiRef;
}

const grouped = {initialState: {rowGrouping: {model: ['region']}}};
const groupsOf = (api: GridApi) =>
  Object.values(gridRowTreeSelector({current: api}))
    .filter(({type, depth}) => type === 'group' && depth >= 0)
    .map(({id}) => id);

test('the id of a group comes from its value; an empty text forms one, null does not', () => {
  const {current: api} = mount(grouped);
  expect(groupsOf(api)).toEqual(['auto-generated-row-region/Europe', 'auto-generated-row-region/']);
  expect(gridRowNodeSelector({current: api}, 3)).toMatchObject({type: 'leaf', depth: 0});
});

test('getRowGroupChildren returns the rows of a group, also when it is closed', () => {
  const {current: api} = mount(grouped);
  expect(gridRowNodeSelector({current: api}, 'auto-generated-row-region/Europe')).toMatchObject({
    childrenExpanded: false,
  });
  expect(api.getRowGroupChildren({groupId: 'auto-generated-row-region/Europe'})).toEqual([1, 2]);
});

test('rowExpansionChange is published when a group is opened from code', () => {
  const {current: api} = mount(grouped);
  const seen: unknown[] = [];
  api.subscribeEvent('rowExpansionChange', ({id, childrenExpanded}) =>
    seen.push([id, childrenExpanded]),
  );
  act(() => api.setRowChildrenExpansion('auto-generated-row-region/Europe', true));
  expect(seen).toEqual([['auto-generated-row-region/Europe', true]]);
});

test('rowGroupingModel with a field that does not exist is ignored', () => {
  const {current: api} = mount({rowGroupingModel: ['continent']});
  expect(groupsOf(api)).toEqual([]);
});

test('undoing an edit writes the old value and does not call processRowUpdate', async () => {
  const processRowUpdate = jest.fn((row: object) => row);
  const onUndo = jest.fn();
  const {current: api} = mount({processRowUpdate, onUndo});
  fireEvent.doubleClick(cellOf(1, 'stock'));
  const input = cellOf(1, 'stock').querySelector('input')!;
  fireEvent.change(input, {target: {value: '9'}});
  await act(async () => fireEvent.keyDown(input, {key: 'Enter'}));
  await waitFor(() => expect(api.getCellValue(1, 'stock')).toBe(9));
  await act(async () => {
    await api.history.undo();
  });
  expect(api.getCellValue(1, 'stock')).toBe(3);
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(processRowUpdate).toHaveBeenCalledTimes(1);
});

test('aggregable: false leaves a total that the model sets', () => {
  const {current: api} = mount({
    columns: [{field: 'stock', type: 'number', aggregable: false}],
    aggregationModel: {stock: 'sum'},
  });
  expect(gridAggregationLookupSelector({current: api})).toMatchObject({
    'auto-generated-group-node-root': {stock: {value: 17}},
  });
});

test('a total of a function that is not for the type, or of no column, is ignored', () => {
  const {current: api} = mount({
    aggregationModel: {region: 'sum', continent: 'sum', stock: 'mode'},
  });
  expect(gridAggregationLookupSelector({current: api}) ?? {}).toEqual({});
});
