/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';
import {listenToConsole} from '../support/console';

const may14 = dayjs('2026-05-14T10:00');

beforeEach(() => {
  listenToConsole();
  jest.useFakeTimers({now: may14.valueOf()});
});

afterEach(() => {
  jest.useRealTimers();
});

function mount(element: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);
}

/** Presses keys one after the other where the focus is, and says where it is after each. */
function walk(start: HTMLElement, keys: string[]): (string | null | undefined)[] {
  act(() => start.focus());
  return keys.map((key) => {
    fireEvent.keyDown(document.activeElement as Element, {key});
    act(() => void jest.advanceTimersByTime(1000));
    return document.activeElement?.textContent;
  });
}

test('arrow keys, Home and End move through the days; Page Down is a month back, Page Up one on', () => {
  mount(<DateCalendar defaultValue={may14} reduceAnimations />);
  const day = screen.getByRole('gridcell', {name: '14'});
  expect(walk(day, ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'])).toEqual([
    '15',
    '22',
    '21',
    '14',
    '10',
    '16',
  ]);
  expect(walk(screen.getByRole('gridcell', {name: '16'}), ['PageDown'])).toEqual(['16']);
  expect(screen.getByRole('grid', {name: 'April 2026'})).toBeTruthy();
  expect(walk(screen.getByRole('gridcell', {name: '16'}), ['PageUp', 'PageUp'])).toHaveLength(2);
  expect(screen.getByRole('grid', {name: 'June 2026'})).toBeTruthy();
});

test('arrow keys skip disabled days and cross into the next month', () => {
  mount(
    <DateCalendar
      defaultValue={dayjs('2026-05-29')}
      reduceAnimations
      shouldDisableDate={(date) => date.day() === 0 || date.day() === 6}
    />,
  );
  expect(walk(screen.getByRole('gridcell', {name: '29'}), ['ArrowRight'])).toEqual(['1']);
  expect(screen.getByRole('grid', {name: 'June 2026'})).toBeTruthy();
});

test('months and years are radio buttons that arrow keys walk by column and row', () => {
  const first = mount(<MonthCalendar defaultValue={may14} />);
  expect(walk(screen.getByRole('radio', {name: 'May'}), ['ArrowRight', 'ArrowDown'])).toEqual([
    'Jun',
    'Sep',
  ]);
  first.unmount();
  mount(<YearCalendar defaultValue={may14} />);
  expect(walk(screen.getByRole('radio', {name: '2026'}), ['ArrowLeft', 'ArrowDown'])).toEqual([
    '2025',
    '2028',
  ]);
});

test('one day is in the tab order: the selected one, or today', () => {
  const tabbable = () =>
    screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0)
      .map((cell) => cell.textContent);
  const first = mount(<DateCalendar defaultValue={dayjs('2026-05-20')} />);
  expect(tabbable()).toEqual(['20']);
  expect(screen.getByRole('gridcell', {name: '14'}).getAttribute('aria-current')).toBe('date');
  first.unmount();
  mount(<DateCalendar />);
  expect(tabbable()).toEqual(['14']);
});

test('helper text describes the field, and a wrong value is announced as invalid', () => {
  mount(
    <DatePicker
      label="Passport"
      defaultValue={dayjs('2024-01-31')}
      disablePast
      slotProps={{textField: {helperText: 'As printed', required: true}}}
    />,
  );
  const field = screen.getByRole('group', {name: /Passport/});
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby');
  expect(document.getElementById(String(described))?.textContent).toBe('As printed');
});

test('the field is one stop for Tab: its first section', () => {
  mount(<DatePicker label="Passport" />);
  const stops = screen.getAllByRole('spinbutton').map((part) => part.tabIndex);
  expect(stops).toEqual([0, -1, -1]);
});

test('the popup gives the focus to the chosen day', () => {
  mount(<DatePicker label="Passport" defaultValue={dayjs('2026-05-20')} />);
  fireEvent.click(screen.getByRole('button', {name: /Choose date/}));
  act(() => void jest.advanceTimersByTime(1000));
  expect(document.activeElement?.textContent).toBe('20');
});

test('the face of a clock is a listbox whose options are named with their unit', () => {
  mount(<MobileTimePicker defaultValue={may14} />);
  fireEvent.click(screen.getByRole('button', {name: /Choose time/}));
  expect(screen.getByRole('listbox', {name: /hours/i})).toBeTruthy();
  expect(screen.getByRole('option', {name: '10 hours'}).getAttribute('aria-selected')).toBe('true');
});

test('a range calendar is one grid for each month', () => {
  mount(<DateRangeCalendar calendars={2} defaultValue={[may14, may14.add(2, 'day')]} />);
  expect(
    screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby')),
  ).toHaveLength(2);
  const [start] = screen.getAllByRole('gridcell', {name: '14'});
  expect(walk(start as HTMLElement, ['ArrowRight', 'ArrowDown'])).toEqual(['15', '22']);
});
