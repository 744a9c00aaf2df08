/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const may14 = dayjs('2026-05-14');
const inProvider = (picker: ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>
);

function withMatchMedia(matches: (query: string) => boolean) {
  window.matchMedia = (query: string) =>
    ({
      matches: matches(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const openedDialog = () => {
  fireEvent.click(screen.getByRole('button', {name: /Choose date/}));
  return screen.getByRole('dialog');
};
const isPopover = (dialog: HTMLElement) => dialog.classList.contains('MuiPickerPopper-root');

test('without matchMedia a picker has a popover', () => {
  render(inProvider(<DatePicker label="Due" />));
  expect(isPopover(openedDialog())).toBe(true);
});

test('the query that decides is pointer: fine, or the one of desktopModeMediaQuery', () => {
  const asked: string[] = [];
  withMatchMedia((query) => {
    asked.push(query);
    return false;
  });
  render(inProvider(<DatePicker label="Due" />));
  expect(isPopover(openedDialog())).toBe(false);
  expect(asked).toContain('(pointer: fine)');
});

test('a picker whose query changes its answer starts over and loses an uncontrolled value', () => {
  withMatchMedia((query) => query.includes('yes'));
  const picker = (query: string) =>
    inProvider(<DatePicker label="Due" desktopModeMediaQuery={`@media (${query})`} />);
  const {container, rerender} = render(picker('yes'));
  const input = () => container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input(), {target: {value: '05/20/2026'}});
  expect(input().value).toBe('05/20/2026');
  rerender(picker('no'));
  expect(input().value).toBe('');
});

test('the hidden input takes a date in the format of the field, and empties it for any other', () => {
  const onChange = jest.fn();
  const {container} = render(
    inProvider(<DatePicker label="Due" onChange={(value) => void onChange(value?.date())} />),
  );
  const input = container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, {target: {value: '05/20/2026'}});
  fireEvent.change(input, {target: {value: '2026-05-21'}});
  expect(onChange.mock.calls).toEqual([[20], [undefined]]);
});

test('field, sections, button, dialog and days are found by role and name', () => {
  render(inProvider(<DatePicker label="Due" defaultValue={may14} />));
  expect(screen.getByRole('group', {name: 'Due'})).toBeTruthy();
  expect(screen.getByRole('spinbutton', {name: 'Month'}).getAttribute('aria-valuetext')).toBe(
    'May',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Choose date, selected date is May 14, 2026'}));
  expect(screen.getByRole('dialog', {name: 'Due'})).toBeTruthy();
  expect(screen.getByRole('grid', {name: 'May 2026'})).toBeTruthy();
  expect(screen.getByRole('gridcell', {name: '14'}).getAttribute('aria-selected')).toBe('true');
});

test.each<[string, ReactElement]>([
  ['Date Picker', <DatePicker key="0" label="Due" defaultValue={may14} />],
  ['Time Picker', <TimePicker key="1" label="Due" defaultValue={may14} />],
  ['Date Time Picker', <DateTimePicker key="2" label="Due" defaultValue={may14} />],
  ['Static Date Picker', <StaticDatePicker key="3" defaultValue={may14} />],
  ['Date Calendar', <DateCalendar key="4" defaultValue={may14} />],
])('a %s renders on a server', (_, picker) => {
  const html = renderToString(inProvider(picker));
  expect(html).toMatch(/role="(spinbutton|grid)"/);
});

test('referenceDate gives the parts that nobody chose', () => {
  const values: (Dayjs | null)[] = [];
  render(
    inProvider(
      <DatePicker
        label="Due"
        referenceDate={dayjs('2027-04-01T12:00')}
        onChange={(value) => values.push(value)}
      />,
    ),
  );
  openedDialog();
  fireEvent.click(screen.getByRole('gridcell', {name: '20'}));
  expect(values.at(-1)?.format('YYYY-MM-DD HH:mm')).toBe('2027-04-20 12:00');
});

test('a typed year is its first of January, and the next click keeps that day', () => {
  jest.useFakeTimers({now: may14.valueOf()});
  const values: (string | undefined)[] = [];
  const {container} = render(
    inProvider(
      <DatePicker views={['year']} onChange={(value) => values.push(value?.format('MM-DD'))} />,
    ),
  );
  fireEvent.change(container.querySelector('input') as HTMLInputElement, {target: {value: '2027'}});
  openedDialog();
  fireEvent.click(screen.getByRole('radio', {name: '2030'}));
  jest.useRealTimers();
  expect(values).toEqual(['01-01', '01-01']);
});

test('an empty picker of years takes the day of today with a click', () => {
  jest.useFakeTimers({now: may14.valueOf()});
  const onChange = jest.fn();
  render(
    inProvider(
      <DatePicker views={['year']} onChange={(value) => void onChange(value?.format('MM-DD'))} />,
    ),
  );
  openedDialog();
  fireEvent.click(screen.getByRole('radio', {name: '2030'}));
  jest.useRealTimers();
  expect(onChange.mock.calls).toEqual([['05-14']]);
});

test('typing in a picker does not ask referenceDate, typing in a field alone does', () => {
  const noon = dayjs('2027-04-01T12:00');
  const typed = (picker: (onChange: (value: Dayjs | null) => void) => ReactElement) => {
    const onChange = jest.fn<void, [Dayjs | null]>();
    const {container, unmount} = render(inProvider(picker(onChange)));
    const input = container.querySelector('input') as HTMLInputElement;
    fireEvent.change(input, {target: {value: '05/20/2026'}});
    unmount();
    return onChange.mock.lastCall?.[0]?.format('HH:mm');
  };
  expect(typed((onChange) => <DatePicker onChange={onChange} referenceDate={noon} />)).toBe(
    '00:00',
  );
  expect(typed((onChange) => <DateField onChange={onChange} referenceDate={noon} />)).toBe('12:00');
});
