import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import {useState} from 'react';

const weeks = [
  {locale: 'en', name: 'United States: Sunday'},
  {locale: 'en-gb', name: 'United Kingdom: Monday'},
  {locale: 'de', name: 'Germany: Monday'},
  {locale: 'ar', name: 'Arabic: Saturday'},
];

export default function WeekStartAndFormats() {
  const [locale, setLocale] = useState('en-gb');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="Locale and its first day"
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
        >
          {weeks.map((week) => (
            <MenuItem key={week.locale} value={week.locale}>
              {week.name}
            </MenuItem>
          ))}
        </TextField>
        <DateField label="Shift starts" defaultValue={dayjs('2026-06-12')} />
        <DateCalendar defaultValue={dayjs('2026-06-12')} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}
