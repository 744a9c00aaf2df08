import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function PickupMoment() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="Pickup" sx={{width: 320, maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
