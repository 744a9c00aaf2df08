import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const holidays = new Set(['2026-06-19', '2026-07-03', '2026-07-04']);
const trip = dayjs('2026-06-12');

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        className="max-w-full"
        defaultValue={trip}
        slotProps={{
          day: ({day}) => ({
            className: [
              'rounded-lg [&.Mui-selected]:bg-[#6d28d9] [&.Mui-selected]:text-white',
              holidays.has(day.format('YYYY-MM-DD')) && 'border-2 border-[#d97706] font-bold',
            ]
              .filter(Boolean)
              .join(' '),
          }),
        }}
      />
    </LocalizationProvider>
  );
}
