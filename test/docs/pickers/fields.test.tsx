/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {listenToConsole} from '../support/console';
import {pressIn, section, typeInto} from './support/sections';

beforeEach(() => {
  jest.useFakeTimers({now: dayjs('2026-05-14T12:34').valueOf()});
});

afterEach(() => {
  jest.useRealTimers();
});

function mount(field: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{field}</LocalizationProvider>);
}

const shown = (name: string) => section(name).textContent;
const after = (name: string, keys: string[]) =>
  keys.map((key) => {
    pressIn(name, key);
    return shown(name);
  });

function paste(name: string, text: string) {
  const target = section(name);
  act(() => target.focus());
  fireEvent.paste(target, {clipboardData: {getData: () => text}});
}

test('arrow and page keys step and wrap, Home and End go to the limits', () => {
  mount(<DateTimeField />);
  expect(after('Hours', ['ArrowUp', 'PageUp', 'Home', 'End', 'ArrowUp'])).toEqual([
    '01',
    '06',
    '01',
    '12',
    '01',
  ]);
  expect(after('Day', ['ArrowDown', 'ArrowUp', 'PageUp'])).toEqual(['31', '01', '06']);
});

test('an empty year begins with the year of today, and Delete empties a section', () => {
  mount(<DateField />);
  expect(after('Year', ['ArrowDown', 'ArrowDown', 'Delete', 'ArrowUp'])).toEqual([
    '2026',
    '2025',
    'YYYY',
    '2026',
  ]);
});

test('letters narrow a month down and digits choose it as well', () => {
  mount(<DateField format="D MMM YYYY" />);
  const seen = ['j', 'u', 'l', '8'].map((character) => {
    typeInto('Month', character);
    return shown('Month');
  });
  expect(seen).toEqual(['Jan', 'Jun', 'Jul', 'Aug']);
});

test('a month in digits takes letters, too', () => {
  mount(<DateField />);
  typeInto('Month', 'd');
  expect(shown('Month')).toBe('12');
});

test('digits that do not fit start over', () => {
  mount(<DateTimeField />);
  typeInto('Hours', '13');
  expect(shown('Hours')).toBe('03');
});

test('arrow keys go by minutesStep, and minutes between the steps can be typed', () => {
  const onChange = jest.fn<void, [unknown, {validationError: unknown}]>();
  mount(
    <TimeField minutesStep={15} defaultValue={dayjs('2026-05-14T12:50')} onChange={onChange} />,
  );
  expect(after('Minutes', ['ArrowUp', 'ArrowUp', 'PageUp', 'End', 'Home'])).toEqual([
    '00',
    '15',
    '30',
    '45',
    '00',
  ]);
  typeInto('Minutes', '20');
  expect(onChange.mock.lastCall?.[1].validationError).toBe('minutesStep');
});

test('an hour beyond the last begins again on the same day', () => {
  const onChange = jest.fn<void, [Dayjs | null]>();
  mount(<TimeField ampm={false} defaultValue={dayjs('2026-05-14T23:10')} onChange={onChange} />);
  pressIn('Hours', 'ArrowUp');
  expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2026-05-14 00:10');
});

test('a whole date or a single section can be pasted; text in another format empties the field', () => {
  const {container} = mount(<DateField defaultValue={dayjs('2026-05-14')} />);
  const text = () => container.querySelector('input')?.value;
  paste('Month', '12/24/2026');
  expect(text()).toBe('12/24/2026');
  paste('Year', '2031');
  expect(text()).toBe('12/24/2031');
  paste('Year', 'next');
  expect(text()).toBe('12/24/2031');
  paste('Month', '2026-11-20');
  expect(text()).toBe('');
});

test('letters of the format are read as they are, and escaped text is not a section', () => {
  mount(<DateField format="[Week of] MMMM D" defaultValue={dayjs('2026-05-04')} />);
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['May', '04']);
  expect(document.body.textContent).toContain('Week of ');
});

test('leading zeros are added unless shouldRespectLeadingZeros', () => {
  const first = mount(<DateField format="M/D/YYYY" defaultValue={dayjs('2026-05-04')} />);
  expect(shown('Day')).toBe('04');
  first.unmount();
  mount(
    <DateField format="M/D/YYYY" shouldRespectLeadingZeros defaultValue={dayjs('2026-05-04')} />,
  );
  expect(shown('Day')?.replace('\u200e', '')).toBe('4');
});

test('a part that a field does not know is a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  mount(<TimeField format="DD HH:mm" />);
  expect(String(warn.mock.calls[0]?.[0])).toContain('not compatible with the "day"');
  warn.mockRestore();
});

test('the clear button calls onClear and onChange with null, and is not in the tab order', () => {
  const calls: string[] = [];
  mount(
    <DateField
      clearable
      defaultValue={dayjs('2026-05-14')}
      onClear={() => calls.push('clear')}
      onChange={(value) => calls.push(`change ${String(value)}`)}
    />,
  );
  const button = screen.getByTitle('Clear');
  expect(button.tabIndex).toBe(-1);
  fireEvent.click(button);
  expect(calls).toEqual(['clear', 'change null']);
  expect(screen.queryByTitle('Clear')).toBeNull();
});

test('the date part of a time field is kept, and comes from referenceDate when it is empty', () => {
  const onChange = jest.fn<void, [Dayjs | null]>();
  const last = () => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm');
  const first = mount(
    <TimeField ampm={false} defaultValue={dayjs('2020-02-02T08:00')} onChange={onChange} />,
  );
  typeInto('Hours', '09');
  expect(last()).toBe('2020-02-02 09:00');
  first.unmount();
  mount(<TimeField ampm={false} referenceDate={dayjs('2027-04-01')} onChange={onChange} />);
  typeInto('Hours', '09');
  typeInto('Minutes', '30');
  expect(last()).toBe('2027-04-01 09:30');
});

test('enableAccessibleFieldDOMStructure false makes it one text input', () => {
  const lines = listenToConsole();
  mount(<DateField enableAccessibleFieldDOMStructure={false} defaultValue={dayjs('2026-05-14')} />);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('05/14/2026');
  expect(lines).toEqual([]);
});
