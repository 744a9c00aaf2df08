import Stack from '@mui/material/Stack';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTime} from 'luxon';
import {useState} from 'react';

export default function FieldAndCalendarLuxon() {
  const [value, setValue] = useState<DateTime | null>(DateTime.local(2026, 6, 12));
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Next inspection" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}
