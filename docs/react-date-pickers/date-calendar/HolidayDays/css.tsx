import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './styles.css';

const holidays = new Set(['2026-06-19', '2026-07-03', '2026-07-04']);
const trip = dayjs('2026-06-12');

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        className="holiday-days"
        defaultValue={trip}
        slotProps={{
          day: ({day}) =>
            holidays.has(day.format('YYYY-MM-DD')) ? {className: 'holiday-days-holiday'} : {},
        }}
      />
    </LocalizationProvider>
  );
}
