import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const appointment = dayjs('2026-06-12T09:30');

export default function AppointmentList() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        defaultValue={appointment}
        aria-label="Time of the appointment"
        sx={{width: 160}}
      />
    </LocalizationProvider>
    // #endregion
  );
}
