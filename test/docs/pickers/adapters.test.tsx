/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {DateField} from '@mui/x-date-pickers/DateField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import moment from 'moment-timezone';
import 'moment/locale/de';
import {adapterClass} from './support/adapters';

dayjs.extend(utc);
dayjs.extend(timezone);
moment.locale('en');

const make = (path: string, locale?: unknown) =>
  new (adapterClass(path))({locale, instance: path === 'AdapterMoment' ? moment : undefined});

const onDayOf = (date: Date | undefined) =>
  date && [date.getFullYear(), date.getMonth(), date.getDate()];

describe.each([
  ['AdapterDayjs', 'MM/DD/YYYY'],
  ['AdapterDateFns', 'MM/dd/yyyy'],
  ['AdapterLuxon', 'MM/dd/yyyy'],
  ['AdapterMoment', 'MM/DD/YYYY'],
])('%s', (path, format) => {
  test('writes and reads the same day as every other adapter', () => {
    const adapter = make(path);
    const day = adapter.date('2026-06-12T00:00:00');
    expect(adapter.formatByString(day, format)).toBe('06/12/2026');
    const parsed = adapter.parse('06/12/2026', format);
    expect(onDayOf(parsed ? adapter.toJsDate(parsed) : undefined)).toEqual([2026, 5, 12]);
  });
});

test.each(['date-fns', 'date-fns-v3'])('one adapter writes and reads with %s', (name) => {
  jest.isolateModules(() => {
    for (const entry of ['format', 'parse', 'isValid', 'startOfWeek']) {
      jest.doMock(`date-fns/${entry}`, () => jest.requireActual(`${name}/${entry}`));
    }
    const adapter = make('AdapterDateFns');
    const parsed = adapter.parse('06/12/2026', 'MM/dd/yyyy');
    expect(parsed && adapter.formatByString(parsed, 'yyyy-MM-dd')).toBe('2026-06-12');
  });
});

test('week start and clock come from the locale', () => {
  const weekday = (locale: string) => {
    const adapter = make('AdapterDayjs', locale);
    return adapter.toJsDate(adapter.startOfWeek(adapter.date('2026-06-10T12:00:00'))).getDay();
  };
  expect(['en', 'en-gb', 'de', 'ar', 'ja'].map(weekday)).toEqual([0, 1, 1, 6, 0]);
  expect(make('AdapterDayjs', 'de').is12HourCycleInCurrentLocale()).toBe(false);
  expect(make('AdapterLuxon', 'en-US').is12HourCycleInCurrentLocale()).toBe(true);
  expect(make('AdapterMoment', 'de').expandFormat('L')).toBe('DD.MM.YYYY');
});

describe.each(['AdapterLuxon', 'AdapterMoment'])('%s at the change of clocks', (path) => {
  const adapter = make(path, 'en');
  const iso = (date: object) => adapter.toJsDate(date).toISOString();

  test('moves the missing hour on by one', () => {
    const before = adapter.date('2026-03-29T01:30:00', 'Europe/Berlin');
    expect(iso(adapter.setHours(before, 2))).toBe('2026-03-29T01:30:00.000Z');
  });

  test('takes the first of the doubled hours, and reaches the second an hour later', () => {
    const before = adapter.date('2026-10-25T01:30:00', 'Europe/Berlin');
    const first = adapter.setHours(before, 2);
    expect(iso(first)).toBe('2026-10-25T00:30:00.000Z');
    const second = adapter.addHours(first, 1);
    expect(adapter.formatByString(second, 'HH:mm')).toBe(adapter.formatByString(first, 'HH:mm'));
  });
});

test('the adapters of date-fns and of the calendar systems know no zones', () => {
  const paths = [
    'AdapterDateFns',
    'AdapterDateFnsJalali',
    'AdapterMomentHijri',
    'AdapterMomentJalaali',
  ];
  expect(paths.map((path) => make(path).isTimezoneCompatible)).toEqual(paths.map(() => false));
  expect(make('AdapterDayjs').isTimezoneCompatible).toBe(true);
});

test('Jalali and Hijri adapters count years of their own, Hijri in its range alone', () => {
  const year = (path: string, day: string) => {
    const adapter = make(path);
    return adapter.format(adapter.date(`${day}T12:00:00`), 'year');
  };
  expect(year('AdapterDateFnsJalali', '2026-06-12')).toBe('1405');
  expect(year('AdapterMomentHijri', '2026-06-12')).toBe('١٤٤٧');
  expect(year('AdapterMomentHijri', '2099-12-31')).toContain('NaN');
});

test('a token that no section can edit stands in the field as a letter', () => {
  const {container} = render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField format="Q YYYY" defaultValue={dayjs('2026-06-12')} />
    </LocalizationProvider>,
  );
  expect(container.querySelectorAll('[role="spinbutton"]')).toHaveLength(1);
  expect(container.textContent).toMatch(/Q.*2026/);
});
