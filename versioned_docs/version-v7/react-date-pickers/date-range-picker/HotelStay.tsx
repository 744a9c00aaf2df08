import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function HotelStay() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{start: 'Arrival', end: 'Departure'}}
        sx={{width: 400, maxWidth: '100%'}}
      />
    </LocalizationProvider>
    // #endregion
  );
}
