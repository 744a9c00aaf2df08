import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const closing = dayjs.tz('2026-06-12T17:30:00', 'Australia/Sydney');

export default function ZoneOfTheValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimeField label="Zone of the value: Sydney" defaultValue={closing} ampm={false} />
        <DateTimeField
          label="Zone of the prop: UTC"
          timezone="UTC"
          defaultValue={closing}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
