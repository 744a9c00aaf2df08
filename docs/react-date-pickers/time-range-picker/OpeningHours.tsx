import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function OpeningHours() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker label="Open from – to" sx={{width: 320, maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
