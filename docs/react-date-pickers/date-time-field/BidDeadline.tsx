import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const opens = dayjs('2026-06-08T09:00');
const closes = dayjs('2026-06-12T17:00');
const late = dayjs('2026-06-12T17:20');

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  minDate: 'Bidding starts on June 8.',
  minTime: 'Bidding starts on June 8 at 9 AM.',
  maxDate: 'Bidding ends on June 12.',
  maxTime: 'Bidding ends on June 12 at 5 PM.',
};

export default function BidDeadline() {
  const [error, setError] = useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: 320, maxWidth: '100%'}}>
        <DateTimeField
          label="Bid received"
          defaultValue={late}
          minDateTime={opens}
          maxDateTime={closes}
          onError={setError}
          helperText={error ? messages[error] : 'June 8, 9 AM to June 12, 5 PM'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
