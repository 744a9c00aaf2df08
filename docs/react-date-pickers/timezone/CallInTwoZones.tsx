import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function CallInTwoZones() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2026-06-12T14:00:00Z'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimePicker
          label="Call, New York"
          timezone="America/New_York"
          value={value}
          onChange={setValue}
        />
        <DateTimePicker
          label="Call, Tokyo"
          timezone="Asia/Tokyo"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2">Stored: {value?.toISOString() ?? 'no call'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
