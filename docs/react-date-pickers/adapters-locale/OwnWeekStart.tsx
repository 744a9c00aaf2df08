import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const mondayWeeks = {...dayjs.Ls.en, name: 'en-monday', weekStart: 1} as typeof dayjs.Ls.en;
dayjs.locale(mondayWeeks, undefined, true);

export default function OwnWeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        displayWeekNumber
        sx={{
          width: 340,
          maxWidth: '100%',
          '& .MuiDayCalendar-weekNumber': {color: 'text.secondary'},
        }}
      />
    </LocalizationProvider>
  );
}
