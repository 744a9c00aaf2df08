/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {listenToConsole} from '../support/console';
import {pressIn, typeInto} from './support/sections';

type Value = Dayjs | null;
const start = dayjs('2026-05-14');

beforeEach(() => {
  listenToConsole();
  jest.useFakeTimers({now: dayjs('2026-05-14T12:00').valueOf()});
});

afterEach(() => {
  jest.useRealTimers();
});

const text = (value: Value | readonly Value[]): string =>
  value === null
    ? 'null'
    : 'map' in value
      ? value.map(text).join(' to ')
      : value.isValid()
        ? value.format('YYYY-MM-DD')
        : 'invalid';

/** Callbacks that write down their calls; `take` gives what came since the last time. */
function logged() {
  const calls: string[] = [];
  const note = (name: string) => (argument?: unknown) => {
    calls.push(argument === undefined ? name : `${name} ${String(argument)}`);
  };
  return {
    take: () => calls.splice(0),
    onOpen: note('open'),
    onClose: note('close'),
    onChange: (value: Value | readonly Value[]) => note('change')(text(value)),
    onAccept: (value: Value | readonly Value[]) => note('accept')(text(value)),
    onError: note('error'),
    onViewChange: note('view'),
  };
}

function mount(picker: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>);
}

const settle = () => act(() => void jest.advanceTimersByTime(1000));
const open = (name = /Choose/) => fireEvent.click(screen.getByRole('button', {name}));
function press(role: string, name: string) {
  fireEvent.click(screen.getAllByRole(role, {name})[0] as HTMLElement);
  settle();
}

test('in a popover the click on a day changes, accepts and closes, in this order', () => {
  const {take, ...callbacks} = logged();
  mount(<DesktopDatePicker {...callbacks} defaultValue={start} />);
  expect(take()).toEqual([]);
  open();
  press('gridcell', '20');
  expect(take()).toEqual(['open', 'change 2026-05-20', 'accept 2026-05-20', 'close']);
});

test('in a dialog a click only changes; OK accepts, Cancel changes back', () => {
  const {take, ...callbacks} = logged();
  mount(<MobileDatePicker {...callbacks} defaultValue={start} />);
  open();
  press('gridcell', '20');
  press('button', 'OK');
  expect(take()).toEqual(['open', 'change 2026-05-20', 'accept 2026-05-20', 'close']);
  open();
  press('gridcell', '21');
  press('button', 'Cancel');
  expect(take()).toEqual(['open', 'change 2026-05-21', 'change 2026-05-20', 'close']);
});

test('Escape accepts what is chosen and closes; without a choice it closes only', () => {
  const {take, ...callbacks} = logged();
  mount(<DesktopDatePicker {...callbacks} defaultValue={start} closeOnSelect={false} />);
  open();
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
  settle();
  expect(take()).toEqual(['open', 'close']);
  open();
  press('gridcell', '20');
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
  expect(take()).toEqual(['open', 'change 2026-05-20', 'accept 2026-05-20', 'close']);
});

test('each view but the last changes the value and goes on', () => {
  const {take, ...callbacks} = logged();
  mount(
    <DesktopDatePicker
      {...callbacks}
      defaultValue={start}
      views={['year', 'month', 'day']}
      openTo="year"
    />,
  );
  open();
  press('radio', '2027');
  press('radio', 'June');
  press('gridcell', '20');
  expect(take()).toEqual([
    'open',
    'change 2027-05-14',
    'view month',
    'change 2027-06-14',
    'view day',
    'change 2027-06-20',
    'accept 2027-06-20',
    'close',
  ]);
});

test('a time picker waits for OK on the desktop as well', () => {
  const {take, ...callbacks} = logged();
  mount(<DesktopTimePicker {...callbacks} defaultValue={dayjs('2026-05-14T10:00')} />);
  open();
  press('option', '9 hours');
  press('option', '30 minutes');
  press('option', 'PM');
  expect(take().filter((call) => /^(accept|close)/.test(call))).toEqual([]);
  press('button', 'OK');
  expect(take()).toEqual(['accept 2026-05-14', 'close']);
});

test('typing calls nothing until all sections are filled, then change and accept for each value', () => {
  const {take, ...callbacks} = logged();
  mount(<DesktopDatePicker {...callbacks} />);
  typeInto('Month', '05');
  typeInto('Day', '20');
  expect(take()).toEqual([]);
  typeInto('Year', '2026');
  expect(take()).toEqual([
    'change invalid',
    'accept invalid',
    'error invalidDate',
    'change 0202-05-20',
    'accept 0202-05-20',
    'error minDate',
    'change 2026-05-20',
    'accept 2026-05-20',
    'error null',
  ]);
  pressIn('Day', 'ArrowUp');
  expect(take()).toEqual(['change 2026-05-21', 'accept 2026-05-21']);
  pressIn('Day', 'Delete');
  expect(take()).toEqual(['change null', 'accept null']);
});

test('a field alone has no source in its context and repeats invalid dates', () => {
  const onChange = jest.fn();
  mount(<DateField onChange={onChange} />);
  typeInto('Month', '05');
  typeInto('Day', '20');
  typeInto('Year', '20');
  expect(onChange.mock.calls.map(([, context]) => context as unknown)).toEqual([
    {validationError: 'invalidDate'},
    {validationError: 'invalidDate'},
  ]);
});

test('buttons and shortcuts accept and close; the shortcut is named in the context', () => {
  const {take, ...callbacks} = logged();
  const contexts: unknown[] = [];
  mount(
    <DesktopDatePicker
      {...callbacks}
      onAccept={(value, context) => {
        callbacks.onAccept(value);
        contexts.push(context.shortcut?.label);
      }}
      defaultValue={start.add(1, 'month')}
      slotProps={{
        actionBar: {actions: ['today', 'clear']},
        shortcuts: {items: [{label: 'Closing', getValue: () => dayjs('2026-12-31')}]},
      }}
    />,
  );
  for (const button of ['Today', 'Clear', 'Closing']) {
    open();
    press('button', button);
  }
  expect(take()).toEqual([
    ...['open', 'change 2026-05-14', 'accept 2026-05-14', 'close'],
    ...['open', 'change null', 'accept null', 'close'],
    ...['open', 'change 2026-12-31', 'accept 2026-12-31', 'close'],
  ]);
  expect(contexts).toEqual([undefined, undefined, 'Closing']);
});

test('a range changes with each end and is accepted with the second', () => {
  const {take, ...callbacks} = logged();
  mount(<DesktopDateRangePicker {...callbacks} defaultValue={[start, start]} />);
  open();
  press('gridcell', '20');
  press('gridcell', '24');
  expect(take()).toEqual([
    'open',
    'change 2026-05-20 to null',
    'change 2026-05-20 to 2026-05-24',
    'accept 2026-05-20 to 2026-05-24',
    'close',
  ]);
});

test('a range field changes with each end by itself', () => {
  const onChange = jest.fn();
  mount(<SingleInputDateRangeField onChange={(value) => void onChange(text(value))} />);
  typeInto('Month', '05');
  typeInto('Day', '20');
  typeInto('Year', '2026');
  expect(onChange.mock.lastCall).toEqual(['2026-05-20 to null']);
});

test('a controlled value that is not given back stays as it was', () => {
  const {take, ...callbacks} = logged();
  mount(<DesktopDatePicker {...callbacks} value={start} />);
  open();
  press('gridcell', '20');
  expect(take()).toContain('accept 2026-05-20');
  expect(screen.getByRole('spinbutton', {name: 'Day'}).textContent).toBe('14');
});

test('undefined as a value is uncontrolled, and a date after it is an error and ignored', () => {
  const lines = listenToConsole();
  const picker = (value: Dayjs | undefined) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker value={value} />
    </LocalizationProvider>
  );
  const {rerender} = render(picker(undefined));
  rerender(picker(start));
  expect(lines.join()).toContain('uncontrolled');
  expect(screen.getByRole('spinbutton', {name: 'Day'}).textContent).toBe('DD');
});
