import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const yesterday = dayjs().subtract(1, 'day');

export default function VisitDay() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={yesterday}
        disablePast
        onError={setError}
        slotProps={{textField: {helperText: error ? 'Choose today or a later day.' : ' '}}}
      />
    </LocalizationProvider>
    // #endregion
  );
}
