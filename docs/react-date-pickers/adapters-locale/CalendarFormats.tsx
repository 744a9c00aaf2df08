import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-06-12')}
        dayOfWeekFormatter={(day) => day.format('dd')}
        slotProps={{
          toolbar: {toolbarFormat: 'ddd, D MMMM'},
          calendarHeader: {format: 'MM / YYYY'},
          actionBar: {actions: []},
        }}
        sx={{width: 320, maxWidth: '100%', minWidth: 0}}
      />
    </LocalizationProvider>
  );
}
