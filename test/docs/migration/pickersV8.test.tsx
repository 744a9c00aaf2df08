/** @jest-environment jsdom */
import '../support/browser';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import type {ReactElement} from 'react';
import {listenToConsole} from '../support/console';

// Claims of the page migration/migration-pickers-v7 about version 8.

const moment = dayjs('2026-05-14T10:30');

beforeEach(() => {
  listenToConsole();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function mount(element: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);
}

const actions = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => /^(Cancel|OK|Next)$/.test(text ?? ''));

test('only a picker of days has no buttons below its popup', () => {
  mount(<DesktopDatePicker open />);
  expect(actions()).toEqual([]);
});

test.each([
  ['a popover of times', <DesktopTimePicker key="a" open />, ['Cancel', 'OK']],
  ['a popover of both', <DesktopDateTimePicker key="b" open />, ['Cancel', 'OK']],
  ['a dialog with a step left', <MobileDateTimePicker key="c" open />, ['Cancel', 'Next']],
  [
    'a static picker for the desktop',
    <StaticDatePicker key="d" displayStaticWrapperAs="desktop" />,
    ['Cancel', 'OK'],
  ],
])('%s has buttons', (_name, element, expected) => {
  mount(element);
  expect(actions()).toEqual(expected);
});

test('the mobile picker stays with the day after a choice and has lists of times behind Next', () => {
  mount(<MobileDateTimePicker open defaultValue={moment} />);
  fireEvent.click(screen.getByRole('gridcell', {name: '20'}));
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.click(screen.getByText('Next'));
  expect(screen.getAllByRole('listbox').length).toBeGreaterThan(1);
});

test('viewRenderers bring the clock face back', () => {
  mount(
    <MobileDateTimePicker
      open
      openTo="hours"
      defaultValue={moment}
      viewRenderers={{hours: renderTimeViewClock, minutes: renderTimeViewClock}}
    />,
  );
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
});

test('a TextField in the slot throws without the single input', () => {
  expect(() => mount(<DesktopDatePicker slots={{textField: TextField as never}} />)).toThrow(
    /sectionListRef/,
  );
});

test('a mobile field can be typed in, and a tap on it opens nothing', () => {
  const onOpen = jest.fn();
  mount(<MobileDatePicker label="Due" onOpen={onOpen} />);
  const [month] = screen.getAllByRole('spinbutton');
  expect(month?.getAttribute('aria-readonly')).toBe('false');
  fireEvent.click(month!);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: /Choose date/}));
  expect(onOpen).toHaveBeenCalled();
});

test('the popover of one range field is a dialog, that of two is a tooltip', () => {
  const {unmount} = mount(<DesktopDateRangePicker open />);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
  unmount();
  mount(<DesktopDateRangePicker open slots={{field: MultiInputDateRangeField}} />);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
});

test('the place of the button follows the field, not the adornment', () => {
  const {unmount} = mount(
    <DesktopDatePicker slotProps={{field: {openPickerButtonPosition: 'start'}}} />,
  );
  expect(document.querySelector('.MuiInputAdornment-positionStart button')).not.toBeNull();
  unmount();
  mount(<DesktopDatePicker slotProps={{inputAdornment: {position: 'start'}}} />);
  const group = screen.getByRole('group');
  const button = screen.getByRole('button');
  expect(group.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING).toBe(0);
});

test('a month is one button of the calendar', () => {
  mount(<MonthCalendar defaultValue={moment} />);
  const may = screen.getByRole('radio', {checked: true});
  expect(may.className).toMatch(/MuiMonthCalendar-button/);
  expect(may.parentElement?.className).toMatch(/MuiMonthCalendar-root/);
});
