/** @jest-environment jsdom */
import '../support/browser';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';
import type {PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

// Claims of the page react-date-pickers/custom-components.

const day = dayjs('2026-05-14');

function mount(element: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);
}

const buttonNames = () => screen.getAllByRole('button').map((button) => button.textContent);

test('a picker that closes with the last choice has no action bar, others have cancel and OK', () => {
  const {unmount} = mount(<DesktopDatePicker defaultValue={day} open />);
  expect(buttonNames()).not.toContain('OK');
  unmount();
  mount(<MobileDatePicker defaultValue={day} open />);
  expect(buttonNames()).toEqual(expect.arrayContaining(['Cancel', 'OK']));
});

test('the action today does not look at the limits', () => {
  const onChange = jest.fn();
  mount(
    <StaticDatePicker
      maxDate={day}
      onChange={onChange}
      slotProps={{actionBar: {actions: ['today']}}}
    />,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Today'}));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0][1].validationError).toBe(
    dayjs().isAfter(day, 'day') ? 'maxDate' : null,
  );
});

function SetBar() {
  const {setValue} = usePickerContext();
  const isValid = useIsValidValue();
  const next = day.add(1, 'day');
  return (
    <div>
      <button onClick={() => setValue(next, {changeImportance: 'set'})}>set</button>
      <button onClick={() => setValue(next.add(1, 'day'))}>take</button>
      <output>{String(isValid(next))}</output>
    </div>
  );
}
const setBar = {actionBar: SetBar};

test('setValue accepts and closes unless it is told to set only', () => {
  const calls: string[] = [];
  mount(
    <DesktopDatePicker
      defaultValue={day}
      maxDate={day}
      slots={setBar}
      onChange={(_value, {validationError}) => calls.push(`change ${validationError}`)}
      onAccept={() => calls.push('accept')}
      onClose={() => calls.push('close')}
      open
    />,
  );
  expect(screen.getByText('false')).toBeTruthy();
  fireEvent.click(screen.getByText('set'));
  expect(calls).toEqual(['change maxDate']);
  fireEvent.click(screen.getByText('take'));
  expect(calls.slice(1).sort()).toEqual(['accept', 'change maxDate', 'close']);
});

test('the hooks of the context throw outside of a picker', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    usePickerContext();
    return null;
  }
  function LostActions() {
    usePickerActionsContext();
    return null;
  }
  expect(() => mount(<Lost />)).toThrow(/usePickerContext/);
  expect(() => mount(<LostActions />)).toThrow(/usePickerActionsContext/);
});

test('a toolbar names the dialog by the id that it gets', () => {
  function Toolbar({titleId, className}: {titleId?: string; className?: string}) {
    return (
      <p id={titleId} className={className}>
        Departure
      </p>
    );
  }
  mount(<MobileDatePicker defaultValue={day} open slots={{toolbar: Toolbar}} />);
  expect(screen.getByRole('dialog', {name: 'Departure'})).toBeTruthy();
  expect(screen.getByText('Departure').className).toContain('MuiPickersLayout-toolbar');
});

test('a popover hides the toolbar until it is told to show it', () => {
  const {unmount} = mount(<DesktopDatePicker defaultValue={day} open />);
  expect(screen.queryByText('Select date')).toBeNull();
  unmount();
  mount(<DesktopDatePicker defaultValue={day} open slotProps={{toolbar: {hidden: false}}} />);
  expect(screen.getByText('Select date')).toBeTruthy();
});

test('a header of your own may lead beyond the limits', () => {
  function Header({currentMonth, onMonthChange}: PickersCalendarHeaderProps) {
    return (
      <button onClick={() => onMonthChange(currentMonth.add(3, 'month'))}>
        {currentMonth.format('MMMM')}
      </button>
    );
  }
  mount(<DateCalendar defaultValue={day} maxDate={day} slots={{calendarHeader: Header}} />);
  fireEvent.click(screen.getByText('May'));
  expect(screen.getByText('August')).toBeTruthy();
});

test('a day gets its state as props and no owner state', () => {
  const seen: PickersDayProps[] = [];
  function Day(props: PickersDayProps) {
    seen.push(props);
    return null;
  }
  mount(<DateCalendar defaultValue={day} slots={{day: Day}} />);
  const chosen = seen.find(({selected}) => selected);
  expect(chosen?.day.format('YYYY-MM-DD')).toBe('2026-05-14');
  expect(chosen).toMatchObject({today: false, disabled: false, outsideCurrentMonth: false});
  expect(chosen).not.toHaveProperty('ownerState');
});

test('a month button gets the role, the state and an owner state', () => {
  const seen: Record<string, unknown>[] = [];
  function Button(props: Record<string, unknown>) {
    seen.push(props);
    return null;
  }
  mount(<MonthCalendar defaultValue={day} slots={{monthButton: Button}} />);
  expect(seen.find((props) => props['aria-checked'])).toMatchObject({
    role: 'radio',
    children: 'May',
    tabIndex: 0,
    ownerState: {isMonthSelected: true, isMonthDisabled: false},
  });
});

test('slotProps of the theme and of the picker are merged by entry', () => {
  const theme = createTheme({
    components: {
      MuiDesktopDatePicker: {
        defaultProps: {slotProps: {actionBar: {actions: ['today', 'accept']}}},
      },
    },
  });
  mount(
    <ThemeProvider theme={theme}>
      <DesktopDatePicker defaultValue={day} open slotProps={{toolbar: {hidden: false}}} />
    </ThemeProvider>,
  );
  expect(buttonNames()).toEqual(expect.arrayContaining(['Today', 'OK']));
  expect(screen.getByText('Select date')).toBeTruthy();
});
