import AlarmIcon from '@mui/icons-material/Alarm';
import EventIcon from '@mui/icons-material/Event';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import {ThemeProvider} from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import {slotPropsOf, themeComponentsOf} from './choice';
import type {Choice} from './choice';

const pairs = {
  DatePicker: {Field: DatePicker, Popup: StaticDatePicker},
  TimePicker: {Field: TimePicker, Popup: StaticTimePicker},
  DateTimePicker: {Field: DateTimePicker, Popup: StaticDateTimePicker},
};
const icons = {default: undefined, Alarm: AlarmIcon, Event: EventIcon, ExpandMore: ExpandMoreIcon};
const shortcuts = [
  {label: 'Today', getValue: () => dayjs()},
  {label: 'Tomorrow', getValue: () => dayjs().add(1, 'day')},
];
const value = dayjs('2026-05-14T10:30');

/** The picker with its field, and what its popup shows. */
export default function Preview({choice}: {choice: Choice}) {
  const {Field, Popup} = pairs[choice.picker];
  const slotProps = {
    ...slotPropsOf(choice),
    ...(choice.shortcuts !== 'none' && {shortcuts: {items: shortcuts}}),
  };
  const addOverrides = (theme: Theme) => ({
    ...theme,
    components: {...theme.components, ...themeComponentsOf(choice)},
  });
  return (
    <ThemeProvider theme={addOverrides}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          role="region"
          aria-label="Preview"
          tabIndex={0}
          sx={{minWidth: 0, overflow: 'auto', pt: 1}}
          key={choice.picker}
        >
          <Field
            label="When"
            defaultValue={value}
            slots={{openPickerIcon: icons[choice.icon]}}
            slotProps={slotProps}
            sx={{mb: 2}}
          />
          <Popup
            displayStaticWrapperAs="desktop"
            defaultValue={value}
            slotProps={slotProps}
            sx={{width: 'max-content'}}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
