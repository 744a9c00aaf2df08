/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DesktopTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import type {ReactNode} from 'react';
import {listenToConsole} from '../support/console';

// Claims of react-date-pickers/time-range-picker and the pages of range fields.

jest.setTimeout(30_000);
beforeEach(() => {
  listenToConsole();
});

const day = dayjs('2026-06-12');
const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', {name}));
const choose = (name: string) => fireEvent.click(screen.getByRole('option', {name}));
const write = (range: DateRange<Dayjs>) => range.map((time) => time?.format('HH:mm') ?? null);

test('an end chosen before the start of its day becomes 23:59', () => {
  const seen: unknown[] = [];
  show(
    <DesktopTimeRangePicker
      ampm={false}
      defaultValue={[day.hour(9), day.hour(10)]}
      onChange={(range) => seen.push(write(range))}
    />,
  );
  press(/Choose/);
  press('Next');
  choose('8 hours');
  expect(seen).toEqual([['09:00', '23:59']]);
});

test('a start chosen after the end empties the end', () => {
  const seen: unknown[] = [];
  show(
    <DesktopTimeRangePicker
      ampm={false}
      defaultValue={[day.hour(9), day.hour(10)]}
      onChange={(range) => seen.push(write(range))}
    />,
  );
  press(/Choose/);
  choose('11 hours');
  expect(seen).toEqual([['11:00', null]]);
});

test.each([
  ['the same day', 0, [['invalidRange', 'invalidRange']]],
  ['the next day', 1, []],
])('a night shift with its end on %s', (_, days, errors) => {
  const onError = jest.fn();
  show(
    <SingleInputTimeRangeField
      defaultValue={[day.hour(22), day.hour(6).add(days, 'day')]}
      onError={onError}
    />,
  );
  expect(onError.mock.calls.map(([codes]) => codes)).toEqual(errors);
});

test('two fields of a range send a text each', () => {
  const {container} = show(
    <MultiInputDateRangeField
      defaultValue={[day, day.add(4, 'day')]}
      slotProps={{textField: ({position}) => ({name: position})}}
    />,
  );
  const inputs = [...container.querySelectorAll('input')];
  expect(inputs.map(({name, value}) => `${name}=${value}`)).toEqual([
    'start=06/12/2026',
    'end=06/16/2026',
  ]);
});
