import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const reading = dayjs('2026-05-14T09:30');

export default function CheckIn() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Meter read at" defaultValue={reading} />
    </LocalizationProvider>
    // #endregion
  );
}
