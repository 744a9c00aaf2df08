import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthDate() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Date of birth" disableFuture />
    </LocalizationProvider>
    // #endregion
  );
}
