import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-timezone';
import type {Moment} from 'moment-timezone';
import {useState} from 'react';

export default function CallInTwoZonesMoment() {
  const [value, setValue] = useState<Moment | null>(moment.utc('2026-06-12T14:00:00Z'));
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
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
