import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const queries = ['(pointer: fine)', '(min-width: 900px)', '(max-width: 899px)'];

export default function PopoverOrDialog() {
  const [query, setQuery] = useState('(pointer: fine)');
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-05-14'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="Popover if"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        >
          {queries.map((entry) => (
            <MenuItem key={entry} value={entry}>
              {entry}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          label="Delivery"
          value={day}
          onChange={setDay}
          desktopModeMediaQuery={`@media ${query}`}
        />
      </Stack>
    </LocalizationProvider>
  );
}
