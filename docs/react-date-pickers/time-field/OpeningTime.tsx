import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const nine = dayjs('2026-05-14T09:00');

export default function OpeningTime() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Opens at" defaultValue={nine} />
    </LocalizationProvider>
    // #endregion
  );
}
