import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTime} from 'luxon';
import {useState} from 'react';

export default function CallInTwoZonesLuxon() {
  const [value, setValue] = useState<DateTime | null>(
    DateTime.fromISO('2026-06-12T14:00:00Z', {zone: 'UTC'}),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
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
        <Typography variant="body2">Stored: {value?.toISO() ?? 'no call'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
