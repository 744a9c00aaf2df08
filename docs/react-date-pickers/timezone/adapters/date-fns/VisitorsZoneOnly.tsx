import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useState} from 'react';

export default function VisitorsZoneOnly() {
  const [value, setValue] = useState<Date | null>(new Date('2026-06-12T14:00:00Z'));
  const valid = value && !Number.isNaN(value.getTime());
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimePicker label="Call, your time" value={value} onChange={setValue} />
        <Typography variant="body2">Stored: {valid ? value.toISOString() : 'no call'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
