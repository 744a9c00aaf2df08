import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function OfficeHours() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField label="Office hours" sx={{width: 320, maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
