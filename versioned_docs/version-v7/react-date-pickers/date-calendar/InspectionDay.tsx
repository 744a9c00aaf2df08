import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const inspection = dayjs('2026-06-12');

export default function InspectionDay() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={inspection} sx={{maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
