/** @jest-environment jsdom */
import '../support/browser';
import {render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {pressIn, section, typeInto} from './support/sections';

const onChange = jest.fn<void, [Dayjs | null, {validationError: unknown}]>();
const last = () => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss');
const lastError = () => onChange.mock.lastCall?.[1].validationError;

beforeEach(() => {
  onChange.mockReset();
  jest.useFakeTimers({now: dayjs('2026-05-14T12:34:56').valueOf()});
});

afterEach(() => {
  jest.useRealTimers();
});

function mount(field: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{field}</LocalizationProvider>);
}

test('month and year alone give the first of the month, or the day of the old value', () => {
  const first = mount(<DateField format="MM / YY" onChange={onChange} />);
  typeInto('Month', '08');
  typeInto('Year', '27');
  expect(last()).toBe('2027-08-01 00:00:00');
  first.unmount();
  mount(
    <DateField format="MM / YY" defaultValue={dayjs('2026-05-14T10:00')} onChange={onChange} />,
  );
  typeInto('Month', '08');
  expect(last()).toBe('2026-08-14 10:00:00');
});

test('a week day moves the date within its week', () => {
  mount(<DateField format="dddd, DD.MM." defaultValue={dayjs('2026-05-14')} onChange={onChange} />);
  expect(section('Week day').textContent).toBe('Thursday');
  pressIn('Week day', 'ArrowUp');
  expect(last()).toBe('2026-05-15 00:00:00');
});

test('arrow keys pass the limits', () => {
  mount(
    <DateField
      defaultValue={dayjs('2026-05-14')}
      minDate={dayjs('2026-01-01')}
      onChange={onChange}
    />,
  );
  pressIn('Year', 'ArrowDown');
  expect(last()).toBe('2025-05-14 00:00:00');
  expect(lastError()).toBe('minDate');
});

test('deleting one section gives null and keeps the others', () => {
  mount(<DateField defaultValue={dayjs('2026-05-14')} onChange={onChange} />);
  pressIn('Day', 'Delete');
  expect(onChange.mock.lastCall?.[0]).toBeNull();
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
    '05',
    'DD',
    '2026',
  ]);
});

test('930p is half past nine in the evening', () => {
  mount(<TimeField onChange={onChange} />);
  typeInto('Hours', '9');
  typeInto('Minutes', '30');
  expect(onChange).not.toHaveBeenCalled();
  typeInto('Meridiem', 'p');
  expect(last()).toBe('2026-05-14 21:30:00');
});

test('seconds that are not shown are kept, and are 0 in an empty field', () => {
  const first = mount(
    <TimeField ampm={false} defaultValue={dayjs('2026-05-14T10:00:42')} onChange={onChange} />,
  );
  typeInto('Hours', '09');
  expect(last()).toBe('2026-05-14 09:00:42');
  first.unmount();
  onChange.mockReset();
  mount(<DateTimeField format="YYYY-MM-DD HH:mm" onChange={onChange} />);
  for (const [name, digits] of Object.entries({
    Year: '2026',
    Month: '05',
    Day: '20',
    Hours: '09',
  })) {
    typeInto(name, digits);
  }
  expect(onChange).not.toHaveBeenCalled();
  typeInto('Minutes', '30');
  expect(last()).toBe('2026-05-20 09:30:00');
});

test('ampm has no say beside a format', () => {
  mount(<TimeField ampm format="HH:mm" defaultValue={dayjs('2026-05-14T21:30')} />);
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['21', '30']);
});

test('limits over midnight make every time wrong', () => {
  const errors = ['23:00', '12:00', '05:00'].map((time) => {
    const onError = jest.fn<void, [unknown]>();
    mount(
      <TimeField
        value={dayjs(`2026-05-14T${time}`)}
        minTime={dayjs('2026-05-14T22:00')}
        maxTime={dayjs('2026-05-14T06:00')}
        onError={onError}
      />,
    ).unmount();
    return onError.mock.lastCall?.[0];
  });
  expect(errors).toEqual(['maxTime', 'minTime', 'minTime']);
});
