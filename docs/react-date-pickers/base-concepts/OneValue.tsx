import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function OneValue() {
  const [pickup, setPickup] = useState<Dayjs | null>(dayjs('2026-05-14'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Pickup" value={pickup} onChange={setPickup} />
        <DateCalendar value={pickup} onChange={setPickup} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}
