import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTime} from 'luxon';
import {useState} from 'react';

const zone = 'Europe/Berlin';

export default function MissingHour() {
  const [value, setValue] = useState<DateTime | null>(DateTime.fromISO('2026-03-29T01:30', {zone}));
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimeField label="Night shift, Berlin" ampm={false} value={value} onChange={setValue} />
        <Typography variant="body2">
          {value?.isValid ? `${value.toFormat('HH:mm')}, UTC${value.toFormat('ZZ')}` : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
