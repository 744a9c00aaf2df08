/** @jest-environment jsdom */
import '../support/browser';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {usePickerLayout} from '@mui/x-date-pickers/PickersLayout';
import type {PickersLayoutProps} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

// Claims of the page react-date-pickers/custom-layout.

const time = dayjs('2026-05-14T10:30');

function mount(element: ReactElement) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);
}

type Parts = ReturnType<typeof usePickerLayout<Dayjs | null>>;
const seen = jest.fn<void, [Parts, PickersLayoutProps<Dayjs | null>]>();
const lastSeen = () => seen.mock.lastCall ?? [];
function Layout(props: PickersLayoutProps<Dayjs | null>) {
  const parts = usePickerLayout(props);
  seen(parts, props);
  return <div>{parts.content}</div>;
}

test('a layout gets all parts as elements, hidden ones and empty ones as well', () => {
  mount(<DesktopDatePicker value={time} open slots={{layout: Layout}} />);
  const [parts] = lastSeen();
  expect(parts?.toolbar).not.toBeNull();
  expect(parts?.shortcuts).not.toBeNull();
  expect(parts?.actionBar).not.toBeNull();
  expect(parts?.tabs).toBeNull();
  expect(parts?.ownerState).toMatchObject({hasShortcuts: false, layoutDirection: 'ltr'});
});

test('a layout without the action bar leaves no OK, and nothing warns', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mount(<MobileDateTimePicker value={time} open slots={{layout: Layout}} />);
  expect(lastSeen()[0]?.tabs).not.toBeNull();
  expect(screen.queryByRole('button', {name: 'OK'})).toBeNull();
  expect(error).not.toHaveBeenCalled();
});

test('className goes to the layout of a static picker and to the field elsewhere', () => {
  const {unmount} = mount(<StaticDatePicker className="mine" slots={{layout: Layout}} />);
  expect(lastSeen()[1]?.className).toContain('mine');
  unmount();
  mount(<DesktopDatePicker className="mine" open slots={{layout: Layout}} />);
  expect(lastSeen()[1]?.className).toBeUndefined();
});

function Spy() {
  return <output>{usePickerContext().orientation}</output>;
}

test('landscape holds for hours and minutes and not once there are seconds', () => {
  const {unmount} = mount(<StaticTimePicker orientation="landscape" slots={{actionBar: Spy}} />);
  expect(screen.getByRole('status').textContent).toBe('landscape');
  unmount();
  mount(
    <StaticTimePicker
      orientation="landscape"
      views={['hours', 'minutes', 'seconds']}
      slots={{actionBar: Spy}}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('portrait');
});

test('the content of a date and time popover is a calendar, a line and a list side by side', () => {
  const {unmount} = mount(<DesktopDateTimePicker value={time} open slots={{layout: Layout}} />);
  const box = screen.getByRole('grid').closest('.MuiDateCalendar-root')?.parentElement;
  expect(box?.children).toHaveLength(3);
  unmount();
});

test('the theme styles the action bar under the name of the layout', () => {
  const theme = createTheme({
    components: {MuiPickersLayout: {styleOverrides: {actionBar: {borderTopWidth: 3}}}},
  });
  mount(
    <ThemeProvider theme={theme}>
      <StaticDatePicker defaultValue={time} />
    </ThemeProvider>,
  );
  const bar = document.querySelector('.MuiPickersLayout-actionBar');
  expect(bar && getComputedStyle(bar).borderTopWidth).toBe('3px');
});
