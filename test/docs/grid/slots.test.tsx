/** @jest-environment jsdom */
import '../support/browser';
import {useEffect} from 'react';
import {render, screen} from '@testing-library/react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import dayjs from 'dayjs';
import type {DataGridProps} from '@mui/x-data-grid';
import {SensorGrid} from './SensorGrid';

// Claims of the pages react-data-grid/components and common-concepts/custom-components.

const Mine = () => <div>Mine</div>;
const builtInFooter = () => document.querySelector('.MuiDataGrid-footerContainer');

describe('slots of the grid', () => {
  it('fall back to the built-in part when undefined', () => {
    render(<SensorGrid slots={{footer: undefined}} />);
    expect(builtInFooter()).not.toBeNull();
  });

  it('throw when null, except those that allow it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const {unmount} = render(<SensorGrid slots={{pagination: null, columnUnsortedIcon: null}} />);
    unmount();
    const slots = {footer: null} as unknown as DataGridProps['slots'];
    expect(() => render(<SensorGrid slots={slots} />)).toThrow('Element type is invalid');
  });

  it('ignore names that are none, and the prop of old versions', () => {
    const old = {
      slots: {Footer: Mine},
      components: {Footer: Mine},
    } as unknown as Partial<DataGridProps>;
    render(<SensorGrid {...old} />);
    expect(screen.queryByText('Mine')).toBeNull();
    expect(builtInFooter()).not.toBeNull();
  });

  it('mount anew at each render when defined inside', () => {
    const mounted = jest.fn();
    const Footer = () => {
      useEffect(mounted, []);
      return null;
    };
    function Page({inside}: {inside: boolean}) {
      const Inside = () => <Footer />;
      return <SensorGrid slots={{footer: inside ? Inside : Footer}} />;
    }
    const outside = render(<Page inside={false} />);
    outside.rerender(<Page inside={false} />);
    outside.rerender(<Page inside={false} />);
    expect(mounted).toHaveBeenCalledTimes(1);
    outside.unmount();

    const inside = render(<Page inside />);
    inside.rerender(<Page inside />);
    inside.rerender(<Page inside />);
    expect(mounted).toHaveBeenCalledTimes(4);
  });
});

describe('slotProps', () => {
  it('of the grid reach root and main, which are no slots', () => {
    render(
      <SensorGrid slotProps={{root: {'data-testid': 'root'}, main: {'data-testid': 'main'}}} />,
    );
    expect(screen.getByTestId('root').className).toContain('MuiDataGrid-root');
    expect(screen.getByTestId('main').getAttribute('role')).toBe('grid');
  });

  it('of the grid take objects, whose class names add up, and ignore functions', () => {
    const {unmount} = render(<SensorGrid slotProps={{footer: {className: 'mine'}}} />);
    expect(builtInFooter()?.className).toContain('mine');
    unmount();
    const slotProps = {
      footer: () => ({className: 'mine'}),
    } as unknown as DataGridProps['slotProps'];
    render(<SensorGrid slotProps={slotProps} />);
    expect(builtInFooter()?.className).not.toContain('mine');
  });

  it('of a calendar may be a function of the state of each day', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar
          defaultValue={dayjs('2026-06-12')}
          slotProps={{
            day: ({isDaySelected}) => ({className: isDaySelected ? 'mine' : undefined}),
          }}
        />
      </LocalizationProvider>,
    );
    expect(document.querySelectorAll('.MuiPickersDay-root.mine')).toHaveLength(1);
    expect(document.querySelector('.mine')?.textContent).toBe('12');
  });

  it('of a tree may be a function of id and label', () => {
    const states: object[] = [];
    render(
      <RichTreeView
        items={[{id: 'a', label: 'Aisle'}]}
        slotProps={{
          item: (state) => {
            states.push(state);
            return {};
          },
        }}
      />,
    );
    expect(states[0]).toEqual({itemId: 'a', label: 'Aisle'});
  });
});

it('an icon of a tree that is null is left out', () => {
  render(
    <RichTreeView
      items={[{id: 'a', label: 'Aisle', children: [{id: 'b', label: 'Shelf'}]}]}
      slots={{expandIcon: null}}
    />,
  );
  expect(document.querySelector('svg')).toBeNull();
});
