import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const alarm = dayjs('2026-06-12T06:30');

export default function WakeUp() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock defaultValue={alarm} ampmInClock sx={{maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
