/** @jest-environment jsdom */
import '../support/browser';
import TextField from '@mui/material/TextField';
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {useParsedFormat} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {frFR} from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';

// Claims of the page react-date-pickers/custom-field.

const day = dayjs('2026-05-04');
const range = [day, day.add(3, 'day')] as const;

function mount(element: ReactElement) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);
}

const sentValue = () => document.querySelector('input')?.value;

test('a field of your own gets the limits, slots and what slotProps.field has', () => {
  const seen = jest.fn<void, [object]>();
  function Field(props: object) {
    seen(props);
    return null;
  }
  mount(
    <DesktopDatePicker
      label="Delivery"
      disablePast
      slots={{field: Field}}
      slotProps={{field: {clearable: true}}}
    />,
  );
  expect(Object.keys(seen.mock.lastCall?.[0] ?? {}).sort()).toEqual([
    'clearable',
    'disableFuture',
    'disablePast',
    'id',
    'inputRef',
    'maxDate',
    'minDate',
    'ref',
    'slotProps',
    'slots',
  ]);
});

test('a text field with an input throws, unless the structure of version 6 is asked for', () => {
  expect(() => mount(<DesktopDatePicker slots={{textField: TextField}} />)).toThrow(
    /sectionListRef/,
  );
  mount(
    <DesktopDatePicker
      defaultValue={day}
      enableAccessibleFieldDOMStructure={false}
      slots={{textField: TextField}}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('05/04/2026');
});

test('a spacious format has spaces, also in what a form sends', () => {
  mount(<DateField defaultValue={day} formatDensity="spacious" />);
  expect(sentValue()).toBe('05 / 04 / 2026');
});

test('leading zeros go where the format has one letter', () => {
  mount(<DateField defaultValue={day} format="D.M.YYYY" shouldRespectLeadingZeros />);
  expect(sentValue()?.replace(/\u200e/g, '')).toBe('4.5.2026');
});

test('the separator of a single field gets a space on either side', () => {
  mount(<SingleInputDateRangeField defaultValue={[...range]} dateSeparator="to" />);
  expect(sentValue()).toBe('05/04/2026 to 05/07/2026');
});

test('two fields in a range picker have no button, open on a click, and cannot be cleared', () => {
  const onOpen = jest.fn();
  mount(
    <DesktopDateRangePicker
      defaultValue={[...range]}
      onOpen={onOpen}
      localeText={{start: 'First day off', end: 'Last day off'}}
      slots={{field: MultiInputDateRangeField}}
      slotProps={{field: {clearable: true}}}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('group', {name: 'First day off'}));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a range picker takes an unknown field for two inputs and leaves the focus in it', () => {
  function Loose() {
    return <b>fields</b>;
  }
  function Single() {
    return <b>fields</b>;
  }
  Single.fieldType = 'single-input';
  const {unmount} = mount(<DesktopDateRangePicker open slots={{field: Loose}} />);
  expect(screen.getByRole('tooltip')).toBeTruthy();
  unmount();
  mount(<DesktopDateRangePicker open slots={{field: Single}} />);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the parsed format is in the language of the visitor', () => {
  function Placeholder() {
    return <i>{useParsedFormat()}</i>;
  }
  mount(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={frFR.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DesktopDatePicker format="DD.MM.YYYY" slots={{field: Placeholder}} />
    </LocalizationProvider>,
  );
  expect(screen.getByText('JJ.MM.AAAA')).toBeTruthy();
});
