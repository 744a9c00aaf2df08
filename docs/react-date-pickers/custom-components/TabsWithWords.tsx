import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import type {DateTimePickerTabsProps} from '@mui/x-date-pickers/DateTimePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const timeViews = ['hours', 'minutes', 'seconds', 'meridiem'];

function WordTabs({className}: DateTimePickerTabsProps) {
  const {value, view, setView} = usePickerContext();
  return (
    <Tabs
      className={className}
      variant="fullWidth"
      aria-label="Part of the appointment"
      value={view && timeViews.includes(view) ? 'hours' : 'day'}
      onChange={(_event, next: 'day' | 'hours') => setView(next)}
    >
      <Tab value="day" label={value?.format('ddd, MMM D') ?? 'Day'} />
      <Tab value="hours" label={value?.format('h:mm A') ?? 'Time'} />
    </Tabs>
  );
}

const slots = {tabs: WordTabs};

const narrow = {minWidth: 0, maxWidth: '100%', '& .MuiDateCalendar-root': {width: '100%'}};

export default function TabsWithWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        sx={narrow}
        defaultValue={dayjs('2026-05-14T10:30')}
        slots={slots}
        slotProps={{toolbar: {hidden: true}, actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
