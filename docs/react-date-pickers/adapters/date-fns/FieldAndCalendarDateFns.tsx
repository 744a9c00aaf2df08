import Stack from '@mui/material/Stack';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useState} from 'react';

export default function FieldAndCalendarDateFns() {
  const [value, setValue] = useState<Date | null>(new Date(2026, 5, 12));
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Next inspection" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}
