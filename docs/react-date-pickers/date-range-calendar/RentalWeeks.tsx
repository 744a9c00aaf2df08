import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const first = dayjs('2026-06-27');
const last = dayjs('2026-09-05');

export default function RentalWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <DateRangeCalendar
          calendars={1}
          minDate={first}
          maxDate={last}
          referenceDate={first.add(1, 'week')}
          shouldDisableDate={(day) => day.day() !== 6}
        />
      </Box>
    </LocalizationProvider>
  );
}
