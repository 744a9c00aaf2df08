/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import type {DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

// Claims of react-date-pickers/date-calendar.

const mount = (props: DateCalendarProps, locale?: string) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateCalendar reduceAnimations defaultValue={dayjs('2026-06-12T09:30')} {...props} />
    </LocalizationProvider>,
  );

const day = (text: string) => screen.getByRole('gridcell', {name: text});
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, {key});
const focused = () => document.activeElement?.textContent;

test('views are year and day, and the calendar opens on days', () => {
  mount({});
  expect(day('12').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('button', {name: /switch to year view/}));
  expect(screen.getAllByRole('radio')).toHaveLength(200);
});

test('a year is a partial choice, a day the final one, and the time stays', () => {
  const onChange = jest.fn();
  mount({onChange, openTo: 'year'});
  fireEvent.click(screen.getByRole('radio', {name: '2027'}));
  fireEvent.click(day('20'));
  expect(
    onChange.mock.calls.map(([value, ...rest]) => [value.format('YYYY-MM-DD HH:mm'), ...rest]),
  ).toEqual([
    ['2027-06-12 09:30', 'partial', undefined],
    ['2027-06-20 09:30', 'finish', 'day'],
  ]);
});

test('a default view that is not among the views is a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  mount({views: ['month', 'year']});
  expect(String(warn.mock.calls[0])).toContain('openTo="day"');
  expect(screen.getAllByRole('radio')).toHaveLength(12);
});

test('a disabled day takes no click, and arrows to the side jump over it', () => {
  const onChange = jest.fn();
  mount({onChange, shouldDisableDate: (date) => date.day() === 0 || date.day() === 6});
  fireEvent.click(day('13'));
  expect(onChange).not.toHaveBeenCalled();
  act(() => day('12').focus());
  press('ArrowRight');
  expect(focused()).toBe('15');
});

test('arrows up and down stay where a week away is disabled', () => {
  mount({shouldDisableDate: (date) => date.date() === 19});
  act(() => day('12').focus());
  press('ArrowDown');
  expect(focused()).toBe('12');
});

test('a year in which the day is disabled moves to the nearest open day', () => {
  const onChange = jest.fn();
  mount({
    onChange,
    openTo: 'year',
    shouldDisableDate: (date) => date.year() === 2027 && date.date() === 12,
  });
  fireEvent.click(screen.getByRole('radio', {name: '2027'}));
  expect(onChange.mock.calls[0]?.[0].format('MM-DD')).toMatch(/^06-1[13]$/);
});

test('Page Up goes one month on and Page Down one back', () => {
  mount({});
  act(() => day('12').focus());
  press('PageUp');
  expect(screen.getByText('July 2026')).toBeTruthy();
  press('PageDown');
  press('PageDown');
  expect(screen.getByText('May 2026')).toBeTruthy();
});

test('onMonthChange runs for each month that comes, not for the first; onYearChange never', () => {
  const onMonthChange = jest.fn();
  const onYearChange = jest.fn();
  mount({onMonthChange, onYearChange, defaultValue: dayjs('2026-12-04')});
  expect(onMonthChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'Next month'}));
  expect(onMonthChange.mock.calls[0]?.[0].format('YYYY-MM-DD')).toBe('2027-01-01');
  expect(onYearChange).not.toHaveBeenCalled();
});

test.each([
  ['en', 'Sunday'],
  ['en-gb', 'Monday'],
])('a week of %s starts on %s', (locale, first) => {
  mount({}, locale);
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe(first);
});

test('an empty calendar shows the month inside of its limits that is nearest to today', () => {
  mount({defaultValue: null, maxDate: dayjs('2020-03-15')});
  expect(screen.getByText('March 2020')).toBeTruthy();
});

test('the props of a day cannot select it', () => {
  mount({slotProps: {day: {selected: true}}});
  expect(day('13').getAttribute('aria-selected')).toBe('false');
});

test('a disabled calendar has no way to another month, a read-only one has', () => {
  const {unmount} = mount({disabled: true});
  expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Next month'}).disabled).toBe(true);
  unmount();
  mount({readOnly: true});
  expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Next month'}).disabled).toBe(false);
});
