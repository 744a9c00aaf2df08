import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {useState} from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'Europe/London', 'Asia/Kolkata', 'America/Los_Angeles'];
const landing = dayjs.utc('2026-06-12T14:00:00Z');

export default function ChooseTheZone() {
  const [zone, setZone] = useState('Asia/Kolkata');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="Zone of the airport"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker label="Landing, local time" timezone={zone} defaultValue={landing} />
      </Stack>
    </LocalizationProvider>
  );
}
