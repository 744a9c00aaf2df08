/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {validateDate} from '@mui/x-date-pickers/validation';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import type {DateTimePickerProps} from '@mui/x-date-pickers/DateTimePicker';
import type {TimePickerProps} from '@mui/x-date-pickers/TimePicker';
import type {DateRangePickerProps} from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {listenToConsole} from '../support/console';

const now = dayjs('2026-05-14T12:00');

beforeEach(() => {
  listenToConsole();
  jest.useFakeTimers({now: now.valueOf()});
});

afterEach(() => {
  jest.useRealTimers();
});

function inProvider(picker: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>);
}

function dateError(value: string, props: DatePickerProps): unknown {
  const onError = jest.fn();
  inProvider(<DatePicker {...props} value={dayjs(value)} onError={onError} />);
  return onError.mock.lastCall?.[0] ?? null;
}

function timeError(value: string, props: TimePickerProps): unknown {
  const onError = jest.fn();
  inProvider(<TimePicker {...props} value={dayjs(value)} onError={onError} />);
  return onError.mock.lastCall?.[0] ?? null;
}

function dateTimeError(value: string, props: DateTimePickerProps): unknown {
  const onError = jest.fn();
  inProvider(<DateTimePicker {...props} value={dayjs(value)} onError={onError} />);
  return onError.mock.lastCall?.[0] ?? null;
}

function rangeError(value: [Dayjs | null, Dayjs | null], props: DateRangePickerProps): unknown {
  const onError = jest.fn();
  inProvider(<DateRangePicker {...props} value={value} onError={onError} />);
  return onError.mock.lastCall?.[0] ?? null;
}

const may = (date: Dayjs) => date.month() === 4;

test.each<[string, string, DatePickerProps]>([
  ['invalidDate', 'nonsense', {}],
  ['shouldDisableDate', '2026-05-17', {shouldDisableDate: (date) => date.day() === 0}],
  ['shouldDisableMonth', '2026-05-17', {shouldDisableMonth: may}],
  ['shouldDisableYear', '2026-05-17', {shouldDisableYear: (date) => date.year() === 2026}],
  ['disableFuture', '2026-05-15', {disableFuture: true}],
  ['disablePast', '2026-05-13', {disablePast: true}],
  ['minDate', '2026-05-17', {minDate: dayjs('2026-05-18')}],
  ['maxDate', '2026-05-17', {maxDate: dayjs('2026-05-16')}],
  ['minDate', '1899-12-31', {}],
  ['maxDate', '2100-01-01', {}],
])('a date gets %s for %s', (code, value, props) => {
  expect(dateError(value, props)).toBe(code);
});

test('today passes disablePast and disableFuture, and the limits are part of what is allowed', () => {
  expect(dateError('2026-05-14T01:00', {disablePast: true, disableFuture: true})).toBeNull();
  expect(
    dateError('2026-05-17T08:00', {
      minDate: dayjs('2026-05-17T23:00'),
      maxDate: dayjs('2026-05-17T00:00'),
    }),
  ).toBeNull();
});

test('of several faults the first of the fixed order is given', () => {
  const all: DatePickerProps = {
    shouldDisableDate: () => true,
    shouldDisableMonth: () => true,
    shouldDisableYear: () => true,
    disablePast: true,
    minDate: dayjs('2027-01-01'),
  };
  expect(dateError('2025-01-01', all)).toBe('shouldDisableDate');
  expect(dateError('2025-01-01', {...all, shouldDisableDate: undefined})).toBe(
    'shouldDisableMonth',
  );
  expect(dateError('2025-01-01', {disablePast: true, minDate: dayjs('2027-01-01')})).toBe(
    'disablePast',
  );
});

test.each<[string, string, TimePickerProps]>([
  ['minTime', '2026-05-14T08:59', {minTime: dayjs('2026-01-01T09:00')}],
  ['maxTime', '2026-05-14T17:01', {maxTime: dayjs('2026-01-01T17:00')}],
  ['disableFuture', '2026-05-14T12:01', {disableFuture: true}],
  ['disablePast', '2026-05-14T11:59', {disablePast: true}],
  ['disablePast', '2026-05-13T18:00', {disablePast: true}],
  [
    'shouldDisableTime-hours',
    '2026-05-14T12:30',
    {shouldDisableTime: (time, view) => view === 'hours' && time.hour() === 12},
  ],
  [
    'shouldDisableTime-minutes',
    '2026-05-14T12:30',
    {shouldDisableTime: (time, view) => view === 'minutes' && time.minute() === 30},
  ],
  ['minutesStep', '2026-05-14T12:31', {minutesStep: 15}],
  [
    'minTime',
    '2026-05-14T18:00',
    {minTime: dayjs('2026-05-15T09:00'), disableIgnoringDatePartForTimeValidation: true},
  ],
])('a time gets %s for %s', (code, value, props) => {
  expect(timeError(value, props)).toBe(code);
});

test('the day of minTime and maxTime plays no part', () => {
  const limits = {minTime: dayjs('2030-01-01T09:00'), maxTime: dayjs('2001-01-01T17:00')};
  expect(timeError('2026-05-14T12:00', limits)).toBeNull();
});

test('a date and time is checked as a date first', () => {
  const props: DateTimePickerProps = {
    maxDate: dayjs('2026-05-16'),
    maxTime: dayjs('2026-01-01T17:00'),
  };
  expect(dateTimeError('2026-05-17T18:00', props)).toBe('maxDate');
  expect(dateTimeError('2026-05-15T18:00', props)).toBe('maxTime');
});

test('minDateTime gives minDate on an earlier day and minTime on its own day', () => {
  const minDateTime = dayjs('2026-05-20T09:00');
  expect(dateTimeError('2026-05-19T10:00', {minDateTime})).toBe('minDate');
  expect(dateTimeError('2026-05-20T08:00', {minDateTime})).toBe('minTime');
  expect(dateTimeError('2026-05-21T08:00', {minDateTime})).toBeNull();
});

test('disablePast makes minTime of a date and time a moment', () => {
  const minTime = dayjs('2026-01-01T09:00');
  expect(dateTimeError('2026-05-15T08:00', {minTime})).toBe('minTime');
  expect(dateTimeError('2026-05-15T08:00', {minTime, disablePast: true})).toBeNull();
});

test('minDateTime wins over minDate and minTime', () => {
  const minDateTime = dayjs('2026-05-20T09:00');
  expect(
    dateTimeError('2026-05-21T08:00', {
      minDateTime,
      minDate: dayjs('2026-05-25'),
      minTime: dayjs('2026-01-01T10:00'),
    }),
  ).toBeNull();
});

test('a range gives a code for each end', () => {
  const [first, last] = [dayjs('2026-05-10'), dayjs('2026-05-20')];
  expect(rangeError([first, last], {disablePast: true})).toEqual(['disablePast', null]);
  expect(rangeError([last, first], {})).toEqual(['invalidRange', 'invalidRange']);
  expect(rangeError([last, first], {disablePast: true})).toEqual([null, 'disablePast']);
  expect(rangeError([first, null], {})).toBeNull();
  expect(rangeError([first, first], {})).toBeNull();
});

test('shouldDisableDate of a range knows which end it is asked for', () => {
  const noSundayArrival: DateRangePickerProps = {
    shouldDisableDate: (date, position) => position === 'start' && date.day() === 0,
  };
  const sunday = dayjs('2026-05-17');
  expect(rangeError([sunday, sunday], noSundayArrival)).toEqual(['shouldDisableDate', null]);
});

test('a range does not see a disabled day between its ends', () => {
  const props: DateRangePickerProps = {shouldDisableDate: (date) => date.day() === 0};
  expect(rangeError([dayjs('2026-05-15'), dayjs('2026-05-19')], props)).toBeNull();
});

test('onError runs on mount for a wrong value and again when the code changes, with null at the end', () => {
  const onError = jest.fn();
  const picker = (value: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        value={dayjs(value)}
        disablePast
        maxDate={dayjs('2026-06-30')}
        onError={onError}
      />
    </LocalizationProvider>
  );
  const {rerender} = render(picker('2026-05-10'));
  rerender(picker('2026-05-11'));
  rerender(picker('2026-07-01'));
  rerender(picker('2026-06-01'));
  expect(onError.mock.calls.map(([code]) => code as unknown)).toEqual([
    'disablePast',
    'maxDate',
    null,
  ]);
});

test('an empty picker has no error and asks no rule', () => {
  const shouldDisableDate = jest.fn(() => true);
  const onError = jest.fn();
  inProvider(<DatePicker value={null} onError={onError} shouldDisableDate={shouldDisableDate} />);
  expect(onError).not.toHaveBeenCalled();
  expect(shouldDisableDate).not.toHaveBeenCalled();
});

test('an invalid limit is the same as none', () => {
  const invalid = dayjs('nonsense');
  expect(dateError('2026-05-17', {minDate: invalid, maxDate: invalid})).toBeNull();
  expect(dateError('1899-12-31', {minDate: invalid})).toBe('minDate');
  expect(timeError('2026-05-14T08:00', {minTime: invalid, maxTime: invalid})).toBeNull();
});

test('a date and time picker overwrites disableIgnoringDatePartForTimeValidation', () => {
  const minTime = dayjs('2030-01-01T09:00');
  expect(
    dateTimeError('2026-05-15T10:00', {minTime, disableIgnoringDatePartForTimeValidation: true}),
  ).toBeNull();
  expect(
    dateTimeError('2026-05-15T08:00', {
      minTime: dayjs('2026-01-01T09:00'),
      disablePast: true,
      disableIgnoringDatePartForTimeValidation: false,
    }),
  ).toBeNull();
});

test('a range of times over midnight is wrong unless its end is on the next day', () => {
  const onError = jest.fn();
  const picker = (end: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker value={[dayjs('2026-05-14T22:00'), dayjs(end)]} onError={onError} />
    </LocalizationProvider>
  );
  const {rerender} = render(picker('2026-05-14T06:00'));
  rerender(picker('2026-05-15T06:00'));
  expect(onError.mock.calls.map(([codes]) => codes as unknown)).toEqual([
    ['invalidRange', 'invalidRange'],
    [null, null],
  ]);
});

test('a validator called by itself applies no default limits', () => {
  const check = (value: Dayjs, minDate?: Dayjs) =>
    validateDate({
      adapter: new AdapterDayjs(),
      value,
      timezone: 'default',
      props: {disablePast: false, disableFuture: false, minDate, maxDate: undefined} as never,
    });
  expect(check(dayjs('1800-01-01'))).toBeNull();
  expect(check(dayjs('1800-01-01'), dayjs('1900-01-01'))).toBe('minDate');
});

test('error: false hides a broken rule and error: true marks a valid value', () => {
  const field = (error: boolean | undefined, value: string) => {
    const {container, unmount} = inProvider(
      <DatePicker value={dayjs(value)} disablePast slotProps={{textField: {error}}} />,
    );
    const red = container.querySelector('.Mui-error') !== null;
    unmount();
    return red;
  };
  expect(field(undefined, '2026-05-13')).toBe(true);
  expect(field(false, '2026-05-13')).toBe(false);
  expect(field(undefined, '2026-05-15')).toBe(false);
  expect(field(true, '2026-05-15')).toBe(true);
});
