/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import TextField from '@mui/material/TextField';
import {
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import {SensorGrid, api, button} from './SensorGrid';

// Claims of the pages under react-data-grid/components about the parts of a toolbar.

const renderParts = (Parts: () => React.ReactNode, props = {}) =>
  render(<SensorGrid showToolbar slots={{toolbar: Parts}} {...props} />);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('render', () => {
  it('adds up the class names of element and part', () => {
    renderParts(() => (
      <ExportCsv className="part" render={<button className="element" />}>
        Save
      </ExportCsv>
    ));
    expect(button('Save').className).toBe('element part');
  });

  it('lets the style of the element win, and every other prop of the part', () => {
    renderParts(() => (
      <ExportCsv
        title="part"
        style={{color: 'red', margin: 1}}
        render={<button title="element" style={{color: 'blue'}} />}
      >
        Save
      </ExportCsv>
    ));
    expect(button('Save').title).toBe('part');
    expect(button('Save').style.color).toBe('blue');
    expect(button('Save').style.margin).toBe('1px');
  });

  it('keeps the children of the element when the part has none', () => {
    renderParts(() => <ExportCsv render={<button>Element</button>} />);
    expect(button('Element')).toBeTruthy();
  });

  it('drops a handler on the element, and runs that of the part after its action', () => {
    const log: string[] = [];
    renderParts(() => (
      <FilterPanelTrigger
        onClick={() => log.push(`part, open: ${api().state.preferencePanel.open}`)}
        render={<button onClick={() => log.push('element')} />}
      >
        Filter
      </FilterPanelTrigger>
    ));
    fireEvent.click(button('Filter'));
    expect(log).toEqual(['part, open: true']);
  });

  it('gives a function the props and the state', () => {
    renderParts(() => (
      <FilterPanelTrigger
        render={(props, {open, filterCount}) => (
          <button {...props}>{`${filterCount} ${open ? 'open' : 'closed'}`}</button>
        )}
      />
    ));
    fireEvent.click(button('0 closed'));
    expect(button('0 open').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a part in the wrong place throws', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('a toolbar button outside of a toolbar', () => {
    expect(() => renderParts(() => <ToolbarButton>Save</ToolbarButton>)).toThrow(
      'Toolbar subcomponents must be placed within a <Toolbar /> component',
    );
  });

  it('a part of the quick filter outside of it', () => {
    expect(() => renderParts(() => <QuickFilterClear />)).toThrow(
      'Quick Filter subcomponents must be placed within a <QuickFilter /> component',
    );
  });

  it('any part outside of a grid', () => {
    expect(() => render(<ExportCsv />)).toThrow();
  });
});

describe('the toolbar', () => {
  const three = (disabled: boolean) =>
    function Three() {
      return (
        <Toolbar>
          <ToolbarButton>One</ToolbarButton>
          <ToolbarButton disabled={disabled}>Two</ToolbarButton>
          <input aria-label="Field" />
          <ToolbarButton>Three</ToolbarButton>
        </Toolbar>
      );
    };

  it('is one tab stop in which keys move in a circle and skip disabled buttons and fields', () => {
    renderParts(three(true));
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, {key});
    const focused = () => document.activeElement!.textContent;
    expect(['One', 'Two', 'Three'].map((name) => button(name).tabIndex)).toEqual([0, -1, -1]);
    expect(screen.getByLabelText('Field').tabIndex).toBe(0);

    act(() => button('One').focus());
    const order = ['ArrowRight', 'ArrowRight', 'End', 'Home', 'ArrowLeft'].map((key) => {
      press(key);
      return focused();
    });
    expect(order).toEqual(['Three', 'One', 'Three', 'One', 'Three']);
  });

  it('hands the focus on when the focused button becomes disabled', () => {
    function Parts({title}: {title?: string}) {
      return (
        <Toolbar>
          <ToolbarButton disabled={title === 'done'}>Archive</ToolbarButton>
          <ToolbarButton>Columns</ToolbarButton>
        </Toolbar>
      );
    }
    const slots = {toolbar: Parts as () => React.ReactNode};
    const grid = (title: string) => (
      <SensorGrid showToolbar slots={slots} slotProps={{toolbar: {title}}} />
    );
    const {rerender} = render(grid('ready'));
    act(() => button('Archive').focus());
    rerender(grid('done'));
    expect(document.activeElement).toBe(button('Columns'));
  });

  it('takes its name from the label of the grid, and not from its aria-label', () => {
    const {unmount} = renderParts(three(false), {label: 'Sensors'});
    expect(screen.getByRole('toolbar', {name: 'Sensors'})).toBeTruthy();
    unmount();
    renderParts(three(false), {'aria-label': 'Sensors'});
    expect(screen.queryByRole('toolbar', {name: 'Sensors'})).toBeNull();
  });

  it('needs showToolbar', () => {
    renderParts(three(false), {showToolbar: false});
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

describe('the quick filter', () => {
  function Search() {
    return (
      <Toolbar>
        <QuickFilter debounceMs={0}>
          <QuickFilterTrigger render={<ToolbarButton />}>Search</QuickFilterTrigger>
          <QuickFilterControl
            render={({ref, slotProps, ...props}) => (
              <TextField
                {...props}
                inputRef={ref}
                slotProps={{htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Words'}}}
              />
            )}
          />
        </QuickFilter>
      </Toolbar>
    );
  }
  const expanded = () => button('Search').getAttribute('aria-expanded');
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', {name: 'Words'});

  it('opens into the field, which Escape empties, then folds', async () => {
    renderParts(Search);
    expect(expanded()).toBe('false');
    fireEvent.click(button('Search'));
    await settled();
    expect(expanded()).toBe('true');
    expect(document.activeElement).toBe(field());

    fireEvent.change(field(), {target: {value: 'cold  store'}});
    await settled();
    expect(api().state.filter.filterModel.quickFilterValues).toEqual(['cold', 'store']);

    fireEvent.keyDown(field(), {key: 'Escape'});
    await settled();
    expect([field().value, expanded()]).toEqual(['', 'true']);
    fireEvent.keyDown(field(), {key: 'Escape'});
    await settled();
    expect(expanded()).toBe('false');
    expect(document.activeElement).toBe(button('Search'));
  });

  it('leaves the default field without name and focus', async () => {
    renderParts(() => (
      <Toolbar>
        <QuickFilter>
          <QuickFilterTrigger render={<ToolbarButton />}>Search</QuickFilterTrigger>
          <QuickFilterControl aria-label="Words" />
        </QuickFilter>
      </Toolbar>
    ));
    fireEvent.click(button('Search'));
    await settled();
    expect(screen.queryByRole('searchbox', {name: 'Words'})).toBeNull();
    expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  });

  it('loses the role when htmlInput is passed to the part', () => {
    renderParts(() => (
      <Toolbar>
        <QuickFilter expanded>
          <QuickFilterControl slotProps={{htmlInput: {'aria-label': 'Words'}}} />
        </QuickFilter>
      </Toolbar>
    ));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('textbox', {name: 'Words'})).toBeTruthy();
  });
});
