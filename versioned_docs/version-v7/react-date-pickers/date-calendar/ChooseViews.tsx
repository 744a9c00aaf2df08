import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateView} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const choices: Record<string, DateView[]> = {
  'Year, day': ['year', 'day'],
  'Year, month, day': ['year', 'month', 'day'],
  'Month, year': ['month', 'year'],
  Day: ['day'],
};
const booked = dayjs('2026-06-12');
const earliest = dayjs('2024-01-01');
const latest = dayjs('2029-12-31');

export default function ChooseViews() {
  const [choice, setChoice] = useState('Year, month, day');
  const views = choices[choice] ?? ['day'];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="Views"
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {Object.keys(choices).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateCalendar
          key={choice}
          views={views}
          openTo={views[0]}
          minDate={earliest}
          maxDate={latest}
          defaultValue={booked}
          sx={{
            width: '100%',
            '& .MuiYearCalendar-root, & .MuiMonthCalendar-root': {maxWidth: '100%'},
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
