import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDateFnsJalali} from '@mui/x-date-pickers/AdapterDateFnsJalali';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useState} from 'react';

export default function JalaliDates() {
  const [value, setValue] = useState<Date | null>(new Date(2026, 5, 12));
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Delivery" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{width: '100%'}} />
        <Typography variant="body2">
          Gregorian: {value && !Number.isNaN(value.getTime()) ? value.toDateString() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
