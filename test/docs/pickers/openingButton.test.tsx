/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// Claims of the page react-date-pickers/custom-opening-button.

const day = dayjs('2026-05-14');

function mount(element: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);
}

const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.title || (button.getAttribute('aria-label') ?? ''));

test('the label of the button has the chosen date, and localeText changes it', () => {
  const {unmount} = mount(<DesktopDatePicker defaultValue={day} />);
  expect(buttons()).toEqual(['Choose date, selected date is May 14, 2026']);
  unmount();
  mount(
    <DesktopDatePicker localeText={{openDatePickerDialogue: (date) => date ?? 'Choose a day'}} />,
  );
  expect(buttons()).toEqual(['Choose a day']);
});

test('on the same side the opening button is the outer one', () => {
  const {unmount} = mount(
    <DesktopDatePicker defaultValue={day} slotProps={{field: {clearable: true}}} />,
  );
  expect(buttons().map((name) => name.split(' ')[0])).toEqual(['Clear', 'Choose']);
  unmount();
  mount(
    <DesktopDatePicker
      defaultValue={day}
      slotProps={{
        field: {clearable: true, clearButtonPosition: 'start', openPickerButtonPosition: 'start'},
      }}
    />,
  );
  expect(buttons().map((name) => name.split(' ')[0])).toEqual(['Choose', 'Clear']);
});

test('an endAdornment of the text field replaces the button without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mount(<DesktopDatePicker slotProps={{textField: {InputProps: {endAdornment: <i>note</i>}}}} />);
  expect(screen.getByText('note')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('disabled and read-only pickers keep the button, disabled', () => {
  for (const props of [{disabled: true}, {readOnly: true}]) {
    const {unmount} = mount(<DesktopDatePicker {...props} />);
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
    unmount();
  }
});

test('the button goes when the picker has no view to show', () => {
  mount(<DesktopDatePicker viewRenderers={{day: null, month: null, year: null}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the icon gets an owner state, the button does not', () => {
  const seen: Record<string, object> = {};
  function Icon(props: object) {
    seen.icon = props;
    return null;
  }
  function Button(props: object) {
    seen.button = props;
    return null;
  }
  const {unmount} = mount(<DesktopDatePicker slots={{openPickerIcon: Icon}} />);
  expect(seen.icon).toMatchObject({ownerState: {isPickerOpen: false, isPickerValueEmpty: true}});
  unmount();
  mount(<DesktopDatePicker slots={{openPickerButton: Button}} />);
  expect(Object.keys(seen.button ?? {}).sort()).toEqual([
    'aria-label',
    'children',
    'disabled',
    'edge',
    'onClick',
    'ref',
  ]);
});

test('open without a handler of onClose stays open', () => {
  mount(<DesktopDatePicker open defaultValue={day} />);
  fireEvent.click(screen.getByRole('gridcell', {name: '20'}));
  expect(screen.getByRole('dialog')).toBeTruthy();
});
