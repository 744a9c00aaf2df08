import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function RoadClosure() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField label="Road closed" sx={{width: 460, maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
