import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const holidays = new Set(['2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25']);

const isDayOff = (date: Dayjs) =>
  [0, 6].includes(date.day()) || holidays.has(date.format('YYYY-MM-DD'));

const workingDay = dayjs('2026-05-12');

export default function WorkingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={workingDay} shouldDisableDate={isDayOff} />
    </LocalizationProvider>
  );
}
