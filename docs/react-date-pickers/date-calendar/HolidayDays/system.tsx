import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersDayClasses} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const holidays = new Set(['2026-06-19', '2026-07-03', '2026-07-04']);
const trip = dayjs('2026-06-12');

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={trip}
        sx={{
          maxWidth: '100%',
          [`& .${pickersDayClasses.root}`]: {borderRadius: 1},
          [`& .${pickersDayClasses.selected}`]: {
            '&, &:hover, &:focus': {bgcolor: '#6d28d9', color: '#fff'},
          },
        }}
        slotProps={{
          day: ({day}) =>
            holidays.has(day.format('YYYY-MM-DD'))
              ? {sx: {border: '2px solid #d97706', fontWeight: 700}}
              : {},
        }}
      />
    </LocalizationProvider>
  );
}
