import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function FieldAndCalendar() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Next inspection" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}
