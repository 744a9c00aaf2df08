import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const first = dayjs('2026-01-01');
const last = dayjs('2026-12-31');
const tooLate = dayjs('2027-02-15');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  minDate: 'The books of that year are closed.',
  maxDate: 'The books of that year are not open yet.',
  shouldDisableDate: 'Invoices are not due on weekends.',
};

export default function InvoiceDue() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: 320, maxWidth: '100%'}}>
        <DateField
          label="Invoice due"
          defaultValue={tooLate}
          minDate={first}
          maxDate={last}
          shouldDisableDate={(date) => [0, 6].includes(date.day())}
          onError={setError}
          helperText={error ? messages[error] : 'A working day in 2026'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
