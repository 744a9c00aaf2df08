import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ContractTerm() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField label="Contract" sx={{width: 320, maxWidth: '100%'}} />
    </LocalizationProvider>
    // #endregion
  );
}
