import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import InputAdornment from '@mui/material/InputAdornment';
import type {InputAdornmentProps} from '@mui/material/InputAdornment';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

interface WarningProps extends InputAdornmentProps {
  hasError?: boolean;
}

function WarningAdornment({hasError, children, ...adornment}: WarningProps) {
  return (
    <InputAdornment {...adornment}>
      {hasError ? <PriorityHighIcon color="error" sx={{mr: 1}} /> : null}
      {children}
    </InputAdornment>
  );
}

const slots = {inputAdornment: WarningAdornment};

export default function WarnBesideTheButton() {
  const [error, setError] = useState<string | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return by"
        defaultValue={dayjs('2026-06-14')}
        maxDate={dayjs('2026-05-31')}
        onError={setError}
        slots={slots}
        slotProps={{
          inputAdornment: {hasError: error !== null} as Partial<WarningProps>,
          textField: {helperText: error ? 'At the latest on May 31' : ' '},
        }}
      />
    </LocalizationProvider>
  );
}
