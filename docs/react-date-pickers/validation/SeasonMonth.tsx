import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const outOfSeason = (month: Dayjs) => month.month() < 4 || month.month() > 8;
const renovation = (year: Dayjs) => year.year() === 2027;
const june = dayjs('2026-06-01');

export default function SeasonMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="month"
        defaultValue={june}
        shouldDisableMonth={outOfSeason}
        shouldDisableYear={renovation}
      />
    </LocalizationProvider>
  );
}
