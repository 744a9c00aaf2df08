import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const opening = dayjs('2026-06-08T09:00');
const closing = dayjs('2026-06-12T17:00');
const evening = dayjs('2026-06-10T18:30');

export default function MomentOrTimeOfDay() {
  const [fair, setFair] = useState<DateTimeValidationError>(null);
  const [visit, setVisit] = useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimePicker
          label="From moment to moment"
          defaultValue={evening}
          minDateTime={opening}
          maxDateTime={closing}
          onError={setFair}
          slotProps={{textField: {helperText: `Code: ${fair ?? 'none'}`}}}
        />
        <DateTimePicker
          label="Within hours of each day"
          defaultValue={evening}
          minDate={opening}
          maxDate={closing}
          minTime={opening}
          maxTime={closing}
          onError={setVisit}
          slotProps={{textField: {helperText: `Code: ${visit ?? 'none'}`}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
