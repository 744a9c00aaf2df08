import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';
import 'dayjs/locale/en-gb';
import {useState} from 'react';

// The last argument registers the locale without switching to it.
dayjs.locale({...en, name: 'en-from-saturday', weekStart: 6}, undefined, true);

const weeks = {en: 'Sunday', 'en-gb': 'Monday', 'en-from-saturday': 'Saturday'};
const sprintEnd = dayjs('2026-06-12');

export default function WeekStart() {
  const [locale, setLocale] = useState('en-gb');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="Week starts on"
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
        >
          {Object.entries(weeks).map(([name, day]) => (
            <MenuItem key={name} value={name}>
              {day}
            </MenuItem>
          ))}
        </TextField>
        <DateCalendar
          defaultValue={sprintEnd}
          displayWeekNumber
          fixedWeekNumber={6}
          showDaysOutsideCurrentMonth
          dayOfWeekFormatter={(date) => date.format('dd')}
          sx={{width: '100%', '& .MuiDayCalendar-weekNumber': {color: 'text.secondary'}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
