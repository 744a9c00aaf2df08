/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import {listenToConsole} from '../support/console';

const may14 = dayjs('2026-05-14');
const item = (label: string, date = may14) => ({label, getValue: () => date});
const chip = (name: string) => screen.getByRole('button', {name});

beforeEach(() => {
  listenToConsole();
});

function mount(picker: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>);
}

test('a shortcut to a value that breaks a rule is disabled', () => {
  mount(
    <StaticDatePicker
      minDate={may14}
      slotProps={{
        shortcuts: {items: [item('Kickoff'), item('Yesterday', may14.subtract(1, 'day'))]},
      }}
    />,
  );
  expect(chip('Kickoff').getAttribute('aria-disabled')).toBeNull();
  expect(chip('Yesterday').getAttribute('aria-disabled')).toBe('true');
});

test('getValue is asked while rendering, not with the click, and isValid knows the rules', () => {
  const getValue = jest.fn(({isValid}: {isValid: (date: typeof may14) => boolean}) =>
    isValid(may14) ? may14 : may14.add(1, 'month'),
  );
  const onChange = jest.fn();
  mount(
    <StaticDatePicker
      minDate={may14.add(1, 'day')}
      onChange={(value) => void onChange(value?.format('YYYY-MM-DD'))}
      slotProps={{shortcuts: {items: [{label: 'Next', getValue}]}}}
    />,
  );
  const asked = getValue.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  fireEvent.click(chip('Next'));
  expect(onChange.mock.calls).toEqual([['2026-06-14']]);
});

test('changeImportance set only changes the value, accept is the default', () => {
  const calls: string[] = [];
  const picker = (changeImportance?: 'set' | 'accept') => (
    <DatePicker
      onChange={() => calls.push('change')}
      onAccept={() => calls.push('accept')}
      onClose={() => calls.push('close')}
      slotProps={{shortcuts: {items: [item('Kickoff')], changeImportance}}}
    />
  );
  for (const importance of ['set', undefined] as const) {
    const {unmount} = mount(picker(importance));
    fireEvent.click(screen.getByRole('button', {name: /Choose date/}));
    fireEvent.click(chip('Kickoff'));
    calls.push('|');
    unmount();
  }
  expect(calls.join(' ')).toBe('change | change accept close |');
});

test('the context names the shortcut without its getValue, and its source is the view', () => {
  const onChange = jest.fn();
  mount(
    <StaticDatePicker
      onChange={(_, context) => void onChange(context)}
      slotProps={{shortcuts: {items: [{...item('Kickoff'), id: 'kickoff'}]}}}
    />,
  );
  fireEvent.click(chip('Kickoff'));
  expect(onChange.mock.calls).toEqual([
    [{validationError: null, source: 'view', shortcut: {id: 'kickoff', label: 'Kickoff'}}],
  ]);
});

test('a shortcut with an empty range clears it', () => {
  const onAccept = jest.fn();
  mount(
    <DateRangePicker
      defaultValue={[may14, may14]}
      onAccept={(value) => void onAccept(value)}
      slotProps={{shortcuts: {items: [{label: 'All time', getValue: () => [null, null]}]}}}
    />,
  );
  fireEvent.click(screen.getByRole('button', {name: /Choose/}));
  fireEvent.click(chip('All time'));
  expect(onAccept.mock.calls).toEqual([[[null, null]]]);
});

test('a range that breaks a rule at one end is disabled', () => {
  mount(
    <DateRangePicker
      disablePast
      slotProps={{
        shortcuts: {
          items: [
            {label: 'Past', getValue: () => [dayjs('2020-01-01'), dayjs().add(1, 'day')]},
            {label: 'Turned', getValue: () => [dayjs().add(2, 'day'), dayjs().add(1, 'day')]},
          ],
        },
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', {name: /Choose/}));
  expect(chip('Past').getAttribute('aria-disabled')).toBe('true');
  expect(chip('Turned').getAttribute('aria-disabled')).toBe('true');
});
