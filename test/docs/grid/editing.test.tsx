/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, waitFor} from '@testing-library/react';
import {createRef} from 'react';
import {DataGrid, GridEditInputCell} from '@mui/x-data-grid';
import type {DataGridProps, GridApi, GridColDef} from '@mui/x-data-grid';
import {cellOf} from './support/cells';

const rows = [
  {id: 1, name: 'Ring light', stock: 3},
  {id: 2, name: 'Light stand', stock: 8},
];
const name: GridColDef = {field: 'name', editable: true, width: 200};

function mount(props: Partial<DataGridProps> = {}) {
  const apiRef = createRef<GridApi>() as {current: GridApi};
  render(<DataGrid rows={rows} columns={[name, {field: 'stock'}]} apiRef={apiRef} {...props} />);
  return apiRef;
}

const input = () => cellOf(1, 'name').querySelector('input')!;
const type = (value: string) => fireEvent.change(input(), {target: {value}});

function open() {
  fireEvent.doubleClick(cellOf(1, 'name'));
}

test('saving a cell with Enter runs the callbacks in the documented order', async () => {
  const order: string[] = [];
  const note = (entry: string) => order.push(entry);
  mount({
    columns: [
      {
        ...name,
        preProcessEditCellProps: ({props}) => {
          note('preProcessEditCellProps');
          return props;
        },
      },
    ],
    onCellEditStart: () => note('onCellEditStart'),
    onCellEditStop: () => note('onCellEditStop'),
    onCellModesModelChange: (model) =>
      note(`onCellModesModelChange ${model[1]?.name?.mode ?? 'without'}`),
    processRowUpdate: (row) => {
      note('processRowUpdate');
      return row;
    },
  });
  open();
  type('Softbox');
  await waitFor(() => expect(order).toContain('preProcessEditCellProps'));
  await act(async () => fireEvent.keyDown(input(), {key: 'Enter'}));
  await waitFor(() => expect(cellOf(1, 'name').textContent).toBe('Softbox'));
  expect(order).toEqual([
    'onCellEditStart',
    'onCellModesModelChange edit',
    'preProcessEditCellProps',
    'onCellEditStop',
    'onCellModesModelChange view',
    'processRowUpdate',
    'onCellModesModelChange without',
  ]);
});

test('Escape drops what was typed and does not call processRowUpdate', async () => {
  const processRowUpdate = jest.fn((row: object) => row);
  mount({processRowUpdate});
  open();
  type('Softbox');
  await act(async () => fireEvent.keyDown(input(), {key: 'Escape'}));
  expect(cellOf(1, 'name').textContent).toBe('Ring light');
  expect(processRowUpdate).not.toHaveBeenCalled();
});

test('startCellEditMode opens a cell without publishing the start event', () => {
  const onCellEditStart = jest.fn();
  const onCellModesModelChange = jest.fn();
  const apiRef = mount({onCellEditStart, onCellModesModelChange});
  act(() => apiRef.current.startCellEditMode({id: 1, field: 'name'}));
  expect(input()).toBeTruthy();
  expect(onCellEditStart).not.toHaveBeenCalled();
  expect(onCellModesModelChange).toHaveBeenCalledTimes(1);
});

test('starting an edit twice, or one of a cell that is not editable, throws', () => {
  const apiRef = mount();
  act(() => apiRef.current.startCellEditMode({id: 1, field: 'name'}));
  expect(() => apiRef.current.startCellEditMode({id: 1, field: 'name'})).toThrow(/view mode/);
  expect(() => apiRef.current.startCellEditMode({id: 1, field: 'stock'})).toThrow(/not editable/);
});

test('setEditCellValue on a closed cell does nothing, and its promise never settles', async () => {
  const apiRef = mount();
  const settled = jest.fn();
  const change = apiRef.current.setEditCellValue({id: 1, field: 'name', value: 'Softbox'});
  Promise.resolve(change).then(settled, settled);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(settled).not.toHaveBeenCalled();
  expect(cellOf(1, 'name').textContent).toBe('Ring light');
  expect(() => apiRef.current.stopCellEditMode({id: 1, field: 'name'})).toThrow(/not in edit mode/);
});

describe('the wait before validation', () => {
  const checks = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    checks.mockClear();
  });

  afterEach(() => jest.useRealTimers());

  const columns = (debounceMs?: number): GridColDef[] => [
    {
      ...name,
      renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={debounceMs} />,
      preProcessEditCellProps: ({props}) => {
        checks();
        return props;
      },
    },
  ];

  const typeThree = () => ['S', 'So', 'Sof'].forEach(type);

  test('is 200 ms after the last key by default', async () => {
    mount({columns: columns(undefined)});
    open();
    typeThree();
    await act(async () => jest.advanceTimersByTime(199));
    expect(checks).toHaveBeenCalledTimes(0);
    await act(async () => jest.advanceTimersByTime(1));
    expect(checks).toHaveBeenCalledTimes(1);
  });

  test('is cut short by Enter; the cell stays open for the answer, and the next Enter saves', async () => {
    mount({columns: columns(600)});
    open();
    typeThree();
    const enter = () => act(async () => fireEvent.keyDown(input(), {key: 'Enter'}));
    await enter();
    expect(checks).toHaveBeenCalledTimes(1);
    expect(input().value).toBe('Sof');
    await enter();
    expect(cellOf(1, 'name').textContent).toBe('Sof');
  });

  test('without a validation the first Enter saves', async () => {
    mount();
    open();
    typeThree();
    await act(async () => fireEvent.keyDown(input(), {key: 'Enter'}));
    expect(cellOf(1, 'name').textContent).toBe('Sof');
  });
});

test('a save that fails leaves the cell open with what was typed', async () => {
  const onProcessRowUpdateError = jest.fn();
  mount({
    processRowUpdate: () => Promise.reject(new Error('Offline')),
    onProcessRowUpdateError,
  });
  open();
  type('Softbox');
  await act(async () => fireEvent.keyDown(input(), {key: 'Enter'}));
  await waitFor(() => expect(onProcessRowUpdateError).toHaveBeenCalledTimes(1));
  expect(input().value).toBe('Softbox');
});
