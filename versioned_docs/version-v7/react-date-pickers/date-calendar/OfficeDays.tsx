import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const first = dayjs('2026-06-03');
const last = dayjs('2026-09-30');
const holidays = new Set(['2026-06-19', '2026-07-03', '2026-09-07']);

function isClosed(date: Dayjs) {
  const isWeekend = date.day() === 0 || date.day() === 6;
  return isWeekend || holidays.has(date.format('YYYY-MM-DD'));
}

export default function OfficeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={first}
        minDate={first}
        maxDate={last}
        shouldDisableDate={isClosed}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
