import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

export default function FieldAndCalendar() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-03-16'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        useFlexGap
        spacing={2}
        sx={{minHeight: 360, alignItems: 'center', justifyContent: 'center'}}
      >
        <DateField label="Delivery day" value={day} onChange={setDay} size="small" />
        <DateCalendar value={day} onChange={setDay} sx={{height: 300, width: '100%', maxWidth: 320, my: 0}} />
      </Stack>
    </LocalizationProvider>
  );
}
