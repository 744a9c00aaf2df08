/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import type {DesktopTimePickerProps} from '@mui/x-date-pickers/DesktopTimePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import type {ReactNode} from 'react';

// Claims of react-date-pickers/time-picker, date-time-picker, digital-clock and time-clock.

jest.setTimeout(30_000);

const june = dayjs('2026-06-01');
const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);

const open = () => fireEvent.click(screen.getByRole('button', {name: /Choose/}));
const choose = (name: string) => fireEvent.click(screen.getByRole('option', {name}));
const options = () => screen.getAllByRole('option');
const lists = () => screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'));
const isOff = (name: string) =>
  screen.getByRole('option', {name}).getAttribute('aria-disabled') === 'true';

const mount = (props: DesktopTimePickerProps) =>
  show(<DesktopTimePicker referenceDate={june} {...props} />);

test('hours and minutes are the views, and each choice calls onChange but not onAccept', () => {
  const onChange = jest.fn();
  const onAccept = jest.fn();
  mount({onChange, onAccept});
  open();
  expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
  for (const name of ['9 hours', '30 minutes', 'PM']) {
    choose(name);
  }
  expect(onChange.mock.calls.map(([time]) => time.format('HH:mm'))).toEqual([
    '09:00',
    '09:30',
    '21:30',
  ]);
  expect(onAccept).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'OK'}));
  expect(onAccept).toHaveBeenCalledTimes(1);
});

test('closeOnSelect makes the last choice the final one', () => {
  const onAccept = jest.fn();
  mount({onAccept, ampm: false, closeOnSelect: true});
  open();
  choose('9 hours');
  expect(onAccept).not.toHaveBeenCalled();
  choose('30 minutes');
  expect(onAccept.mock.calls[0]?.[0].format('YYYY-MM-DD HH:mm')).toBe('2026-06-01 09:30');
});

test.each([
  [{minutes: 60}, undefined, 24],
  [{minutes: 30}, 48, 48],
])(
  'steps of %j and a threshold of %s make one list of %i times',
  (timeSteps, threshold, length) => {
    mount({timeSteps, thresholdToRenderTimeInASingleColumn: threshold});
    open();
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(options()).toHaveLength(length);
  },
);

test('minutesStep is an error in the value and disables minutes in the list', () => {
  const onError = jest.fn();
  mount({onError, minutesStep: 15, defaultValue: june.minute(7)});
  expect(onError.mock.calls[0]?.[0]).toBe('minutesStep');
  open();
  expect([isOff('5 minutes'), isOff('15 minutes')]).toEqual([true, false]);
});

test('timeSteps are no limit for a value', () => {
  const onError = jest.fn();
  mount({onError, timeSteps: {minutes: 15}, defaultValue: june.minute(7)});
  expect(onError).not.toHaveBeenCalled();
});

test('an hour stays open as long as one of its minutes is', () => {
  mount({minTime: june.hour(8).minute(30), defaultValue: june.hour(9)});
  open();
  expect([isOff('7 hours'), isOff('8 hours')]).toEqual([true, false]);
});

test('the day of minTime plays no part', () => {
  const onError = jest.fn();
  mount({onError, minTime: dayjs('2030-01-01T08:00'), defaultValue: june.hour(9)});
  expect(onError).not.toHaveBeenCalled();
});

test('minTime is checked before shouldDisableTime, and that before minutesStep', () => {
  const onError = jest.fn();
  const shouldDisableTime = () => true;
  const value = june.hour(9).minute(7);
  mount({onError, minTime: june.hour(10), shouldDisableTime, minutesStep: 5, value});
  mount({onError, shouldDisableTime, minutesStep: 5, value});
  expect(onError.mock.calls.map(([code]) => code)).toEqual(['minTime', 'shouldDisableTime-hours']);
});

test('beside disablePast, minTime of a date time is compared with its day', () => {
  const onError = jest.fn();
  const early = dayjs().add(1, 'day').hour(6).minute(0);
  const minTime = dayjs().startOf('day').hour(8);
  show(<DesktopDateTimePicker onError={onError} minTime={minTime} value={early} />);
  expect(onError.mock.calls[0]?.[0]).toBe('minTime');
  onError.mockClear();
  show(<DesktopDateTimePicker onError={onError} minTime={minTime} disablePast value={early} />);
  expect(onError).not.toHaveBeenCalled();
});

test('a moment before minDateTime is minTime on its day, minDate before it', () => {
  const onError = jest.fn();
  const minDateTime = june.hour(12);
  for (const value of [june.hour(9), june.subtract(1, 'day')]) {
    show(<DesktopDateTimePicker onError={onError} minDateTime={minDateTime} value={value} />);
  }
  expect(onError.mock.calls.map(([code]) => code)).toEqual(['minTime', 'minDate']);
});

test('choosing a day in a date time picker keeps the time', () => {
  const onChange = jest.fn();
  show(<DesktopDateTimePicker onChange={onChange} defaultValue={june.hour(9).minute(30)} />);
  open();
  fireEvent.click(screen.getByRole('gridcell', {name: '12'}));
  expect(onChange.mock.calls[0]?.[0].format('YYYY-MM-DD HH:mm')).toBe('2026-06-12 09:30');
});

test('a digital clock has half hours, and finishes with one click', () => {
  const onChange = jest.fn();
  show(<DigitalClock referenceDate={june} onChange={onChange} />);
  expect(options()).toHaveLength(48);
  choose('09:30 AM');
  expect(onChange.mock.calls[0]?.slice(1)).toEqual(['finish', 'hours']);
});

test('a digital clock selects nothing for a time that is not in its list', () => {
  show(<DigitalClock defaultValue={june.hour(9).minute(7)} />);
  expect(screen.queryAllByRole('option', {selected: true})).toEqual([]);
});

test('columns finish with AM or PM, or with the minutes of 24 hours', () => {
  const onChange = jest.fn();
  const {unmount} = show(<MultiSectionDigitalClock defaultValue={june} onChange={onChange} />);
  choose('30 minutes');
  choose('PM');
  unmount();
  show(<MultiSectionDigitalClock ampm={false} defaultValue={june} onChange={onChange} />);
  choose('30 minutes');
  expect(onChange.mock.calls.map(([, state]) => state)).toEqual(['partial', 'finish', 'finish']);
});

test('a clock has AM and PM only with ampmInClock', () => {
  const {unmount} = show(<TimeClock defaultValue={june} />);
  expect(screen.queryByRole('button', {name: 'PM'})).toBeNull();
  unmount();
  show(<TimeClock ampmInClock defaultValue={june} />);
  expect(screen.getByRole('button', {name: 'PM'})).toBeTruthy();
});

test('arrows change the time of a clock at once, and Enter goes to the minutes', () => {
  const onChange = jest.fn();
  const onViewChange = jest.fn();
  show(<TimeClock defaultValue={june.hour(9)} onChange={onChange} onViewChange={onViewChange} />);
  const face = screen.getByRole('listbox');
  fireEvent.keyDown(face, {key: 'ArrowUp'});
  expect(onChange.mock.calls[0]?.[0].hour()).toBe(10);
  expect(onViewChange).not.toHaveBeenCalled();
  fireEvent.keyDown(face, {key: 'Enter'});
  expect(onViewChange).toHaveBeenCalledWith('minutes');
});
