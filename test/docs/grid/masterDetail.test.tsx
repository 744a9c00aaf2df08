/** @jest-environment jsdom */
import '../support/browser';
import {act, render, screen} from '@testing-library/react';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {DataGridProProps, GridApiPro} from '@mui/x-data-grid-pro';
import {listenToConsole} from '../support/console';

const rows = Array.from({length: 40}, (_, id) => ({id, name: `Row ${id}`}));
const columns = [{field: 'name'}];

function show(props: Partial<DataGridProProps>) {
  let ref: ReturnType<typeof useGridApiRef> | undefined;
  function Test() {
    ref = useGridApiRef();
    return (
      <div style={{width: 400, height: 400}}>
        <DataGridPro apiRef={ref} rows={rows} columns={columns} disableVirtualization {...props} />
      </div>
    );
  }
  render(<Test />);
  return () => ref!.current as GridApiPro;
}

beforeEach(() => {
  listenToConsole();
});

describe('detail panels', () => {
  it('are asked for once for each row, open or not', () => {
    const getDetailPanelContent = jest.fn(() => <p>Details</p>);
    show({getDetailPanelContent});
    const asked = getDetailPanelContent.mock.calls.map((call) => (call as unknown[])[0]);
    expect(new Set(asked.map((params) => (params as {id: number}).id)).size).toBe(rows.length);
    expect(screen.queryByText('Details')).toBeNull();
  });

  it('are 500 pixels high by default', async () => {
    const expandedRowIds = new Set([1]);
    show({
      getDetailPanelContent: () => <p>Details</p>,
      initialState: {detailPanel: {expandedRowIds}},
    });
    const text = await screen.findByText('Details');
    expect(text.closest('.MuiDataGrid-detailPanel')).toHaveProperty('style.height', '500px');
  });

  it('need an element: null and text disable the button and the method', () => {
    const getDetailPanelContent: DataGridProProps['getDetailPanelContent'] = ({id}) =>
      id === 0 ? null : id === 1 ? 'Only text' : <p>Details</p>;
    const api = show({getDetailPanelContent});
    const disabled = screen
      .getAllByRole('button', {name: 'Expand'})
      .map((button) => (button as HTMLButtonElement).disabled);
    expect(disabled.slice(0, 3)).toEqual([true, true, false]);
    act(() => {
      api().toggleDetailPanel(0);
      api().toggleDetailPanel(2);
    });
    expect([...api().getExpandedDetailPanels()]).toEqual([2]);
  });

  it('are no part of an exported state', () => {
    const api = show({getDetailPanelContent: () => <p>Details</p>});
    act(() => api().toggleDetailPanel(2));
    expect(api().exportState()).not.toHaveProperty('detailPanel');
  });
});
