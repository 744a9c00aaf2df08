/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type {DateRangeCalendarProps} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import type {DesktopDateRangePickerProps} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {listenToConsole} from '../support/console';

// Claims of react-date-pickers/date-range-picker and date-range-calendar.

jest.setTimeout(30_000);
beforeEach(() => {
  listenToConsole();
});

const june = dayjs('2026-06-01');

const calendar = (props: Partial<DateRangeCalendarProps>) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar reduceAnimations calendars={1} referenceDate={june} {...props} />
    </LocalizationProvider>,
  );

const picker = (props: Partial<DesktopDateRangePickerProps>) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker reduceAnimations calendars={1} referenceDate={june} {...props} />
    </LocalizationProvider>,
  );

const day = (text: string) => screen.getByRole('gridcell', {name: text});
const write = (range: DateRange<Dayjs>) => range.map((date) => date?.format('MM-DD') ?? null);
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

async function open() {
  fireEvent.click(screen.getByRole('button', {name: /Choose range/}));
  await settled();
}

test('a calendar gives the start alone, then both; a day before the start begins anew', () => {
  const seen: unknown[] = [];
  calendar({onChange: (range, state) => seen.push([...write(range), state])});
  for (const text of ['12', '16', '20', '18', '25']) {
    fireEvent.click(day(text));
  }
  expect(seen).toEqual([
    ['06-12', null, 'partial'],
    ['06-12', '06-16', 'finish'],
    ['06-20', null, 'partial'],
    ['06-18', null, 'partial'],
    ['06-18', '06-25', 'finish'],
  ]);
});

test('a new start before the end keeps the end', () => {
  const onChange = jest.fn();
  calendar({onChange, defaultValue: [dayjs('2026-06-12'), dayjs('2026-06-16')]});
  fireEvent.click(day('10'));
  expect(write(onChange.mock.calls[0]?.[0])).toEqual(['06-10', '06-16']);
});

test('a range may span a disabled day, which cannot be one of its ends', () => {
  const onChange = jest.fn();
  calendar({onChange, shouldDisableDate: (date) => date.date() === 14});
  for (const text of ['12', '14', '16']) {
    fireEvent.click(day(text));
  }
  expect(onChange.mock.calls.map(([range]) => write(range))).toEqual([
    ['06-12', null],
    ['06-12', '06-16'],
  ]);
});

test('shouldDisableDate is asked for the end that is chosen next', () => {
  calendar({shouldDisableDate: (date, position) => position === 'end' && date.date() === 14});
  expect(day('14')).toHaveProperty('disabled', false);
  fireEvent.click(day('12'));
  expect(day('14')).toHaveProperty('disabled', true);
});

test('null instead of a pair throws', () => {
  expect(() => calendar({value: null as unknown as DateRangeCalendarProps['value']})).toThrow();
});

test('a calendar shows two months unless told otherwise', () => {
  calendar({calendars: undefined});
  expect(screen.getAllByRole('grid')).toHaveLength(2);
});

test('the second day accepts the range and closes the popover', async () => {
  const onAccept = jest.fn();
  const onClose = jest.fn();
  picker({onAccept, onClose});
  await open();
  fireEvent.click(day('12'));
  expect(onAccept).not.toHaveBeenCalled();
  fireEvent.click(day('16'));
  expect(onAccept.mock.calls.map(([range]) => write(range))).toEqual([['06-12', '06-16']]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape after the first day accepts a range with one end', async () => {
  const onAccept = jest.fn();
  picker({onAccept});
  await open();
  fireEvent.click(day('12'));
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
  await settled();
  expect(onAccept.mock.calls.map(([range]) => write(range))).toEqual([['06-12', null]]);
});

test('a shortcut accepts its range; one that fails the check is disabled', async () => {
  const onAccept = jest.fn();
  const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
    {label: 'Next week', getValue: () => [dayjs('2026-06-08'), dayjs('2026-06-14')]},
    {label: 'May', getValue: () => [dayjs('2026-05-01'), dayjs('2026-05-31')]},
  ];
  picker({onAccept, minDate: june, slotProps: {shortcuts: {items}}});
  await open();
  expect(screen.getByRole('button', {name: 'May'}).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', {name: 'Next week'}));
  expect(write(onAccept.mock.calls[0]?.[0])).toEqual(['06-08', '06-14']);
});

test.each([
  ['an end before the start', ['06-12', '06-10'], ['invalidRange', 'invalidRange']],
  ['a start before minDate', ['05-12', '06-10'], ['minDate', null]],
  ['limits before the order', ['06-12', '05-10'], [null, 'minDate']],
])('onError names %s', (_, [start, end], codes) => {
  const onError = jest.fn();
  picker({
    onError,
    minDate: june,
    defaultValue: [dayjs(`2026-${start}`), dayjs(`2026-${end}`)],
  });
  expect(onError.mock.calls[0]?.[0]).toEqual(codes);
});

test('a range with one end is no error', () => {
  const onError = jest.fn();
  picker({onError, defaultValue: [june, null]});
  expect(onError).not.toHaveBeenCalled();
});

test('a form gets both dates as one text', () => {
  const {container} = picker({
    name: 'stay',
    defaultValue: [dayjs('2026-06-12'), dayjs('2026-06-16')],
  });
  expect(container.querySelector('input')?.value).toBe('06/12/2026 – 06/16/2026');
});
