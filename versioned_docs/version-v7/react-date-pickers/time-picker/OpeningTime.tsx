import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

export default function OpeningTime() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="Opens at" sx={{width: 320, maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
