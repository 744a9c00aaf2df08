/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  GridActionsCellItem,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
} from '@mui/x-data-grid';
import type {GridEvents} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {Frame, SensorGrid, api, button, cell} from './SensorGrid';

// Claims of the page react-data-grid/events.

let seen: string[];
const see = (what: string) => () => void seen.push(what);
const selected = () => document.querySelectorAll('.Mui-selected').length;

beforeEach(() => {
  seen = [];
});

describe('the order', () => {
  it('of a click: mouse, cell, row, selection; a prop comes first at each event', () => {
    function Inside() {
      useGridEvent(useGridApiContext(), 'cellClick', see('cell, inside'));
      return null;
    }
    render(
      <SensorGrid
        showToolbar
        slots={{toolbar: Inside}}
        onCellClick={see('cell, prop')}
        onRowClick={see('row, prop')}
        onRowSelectionModelChange={see('selection')}
      />,
    );
    for (const name of ['cellMouseDown', 'cellMouseUp', 'cellClick', 'rowClick'] as GridEvents[]) {
      api().subscribeEvent(name, see(name));
    }
    fireEvent.mouseDown(cell('Cold store'));
    fireEvent.mouseUp(cell('Cold store'));
    fireEvent.click(cell('Cold store'));
    expect(seen).toEqual([
      'cellMouseDown',
      'cellMouseUp',
      'cell, prop',
      'cell, inside',
      'cellClick',
      'row, prop',
      'selection',
      'rowClick',
    ]);
  });

  it('of a header: click, then the sort model', () => {
    render(<SensorGrid onColumnHeaderClick={see('click')} onSortModelChange={see('model')} />);
    fireEvent.click(screen.getByRole('columnheader', {name: 'Site'}));
    expect(seen).toEqual(['click', 'model']);
  });

  it('of listeners: isFirst with the latest first, the prop, then the rest', () => {
    render(<SensorGrid onRowClick={see('prop')} />);
    api().subscribeEvent('rowClick', see('rest 1'));
    api().subscribeEvent('rowClick', see('first 1'), {isFirst: true});
    api().subscribeEvent('rowClick', see('first 2'), {isFirst: true});
    api().subscribeEvent('rowClick', see('rest 2'));
    fireEvent.click(cell('Cold store'));
    expect(seen).toEqual(['first 2', 'first 1', 'prop', 'rest 1', 'rest 2']);
  });
});

describe('defaultMuiPrevented', () => {
  it('in onRowClick keeps the row from being selected', () => {
    render(
      <SensorGrid
        onRowClick={({id}, event) => {
          event.defaultMuiPrevented = id === 1;
        }}
      />,
    );
    fireEvent.click(cell('Cold store'));
    expect(selected()).toBe(0);
    fireEvent.click(cell('Greenhouse'));
    expect(selected()).toBe(1);
  });

  it('skips props and useGridEvent, and lets subscriptions see it', () => {
    render(<SensorGrid onRowClick={see('prop')} />);
    api().subscribeEvent('rowClick', (_params, event) => seen.push(`${event.defaultMuiPrevented}`));
    api().subscribeEvent(
      'rowClick',
      (_params, event) => {
        event.defaultMuiPrevented = true;
      },
      {isFirst: true},
    );
    fireEvent.click(cell('Cold store'));
    expect(seen).toEqual(['true']);
    expect(selected()).toBe(0);
  });

  it('is not set by preventDefault', () => {
    render(<SensorGrid onRowClick={(_params, event) => event.preventDefault()} />);
    fireEvent.click(cell('Cold store'));
    expect(selected()).toBe(1);
  });
});

describe('onRowClick', () => {
  it('does not run for checkboxes, actions and cells in edit mode; onCellClick does', () => {
    render(
      <SensorGrid
        checkboxSelection
        columns={[
          {field: 'site', editable: true},
          {
            field: 'more',
            type: 'actions',
            getActions: () => [<GridActionsCellItem key="open" icon={<i />} label="Open" />],
          },
        ]}
        onCellClick={({field}) => seen.push(field)}
        onRowClick={see('row')}
      />,
    );
    fireEvent.click(screen.getAllByRole('menuitem', {name: 'Open'})[0]!);
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    act(() => api().startCellEditMode({id: 1, field: 'site'}));
    fireEvent.click(document.querySelector('.MuiDataGrid-cell--editing')!);
    expect(seen).toEqual(['more', '__check__', 'site']);
  });

  it('does not run when a button in the cell stops the click', () => {
    const columns = [
      {
        field: 'site',
        renderCell: ({id}: {id: unknown}) => (
          <button onClick={(event) => event.stopPropagation()}>{`Remind ${id}`}</button>
        ),
      },
    ];
    render(<SensorGrid columns={columns} onCellClick={see('cell')} onRowClick={see('row')} />);
    fireEvent.click(button('Remind 1'));
    expect(seen).toEqual([]);
    expect(selected()).toBe(0);
  });

  it('publishes again at a second click, which takes the row out of the selection', () => {
    const sizes: number[] = [];
    render(<SensorGrid onRowSelectionModelChange={({ids}) => sizes.push(ids.size)} />);
    fireEvent.click(cell('Cold store'));
    fireEvent.click(cell('Cold store'));
    expect(sizes).toEqual([1, 0]);
  });

  it('calls the handler of the latest render', () => {
    const {rerender} = render(<SensorGrid onRowClick={see('old')} />);
    rerender(<SensorGrid onRowClick={see('new')} />);
    fireEvent.click(cell('Cold store'));
    expect(seen).toEqual(['new']);
  });
});

it('details have the API in Pro, and nothing in the community package', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const details: string[][] = [];
  const {unmount} = render(
    <SensorGrid onCellClick={(_params, _event, more) => details.push(Object.keys(more))} />,
  );
  fireEvent.click(cell('Cold store'));
  unmount();
  render(
    <Frame>
      <DataGridPro
        rows={[{id: 1, site: 'Cold store'}]}
        columns={[{field: 'site'}]}
        disableVirtualization
        onCellClick={(_params, _event, more) => details.push(Object.keys(more))}
      />
    </Frame>,
  );
  fireEvent.click(cell('Cold store'));
  expect(details).toEqual([[], ['api']]);
});

it('warns once of a leak at more than twenty listeners of one event', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<SensorGrid />);
  for (let count = 1; count <= 20; count += 1) {
    api().subscribeEvent('rowClick', () => {});
  }
  const before = warn.mock.calls.length;
  api().subscribeEvent('rowClick', () => {});
  api().subscribeEvent('rowClick', () => {});
  expect(warn.mock.calls.length).toBe(1);
  expect(before).toBeLessThanOrEqual(1);
  expect(warn.mock.calls[0]![0]).toContain('memory leak');
});

it('useGridEvent with a ref that is still empty throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Outside() {
    useGridEvent(useGridApiRef() as ReturnType<typeof useGridApiContext>, 'rowClick', () => {});
    return null;
  }
  expect(() => render(<Outside />)).toThrow('subscribeEvent');
});
