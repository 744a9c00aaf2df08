import {useState} from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

export default function ShiftStart() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-03-16T06:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack useFlexGap spacing={2}>
        <DateField label="Day" value={start} onChange={setStart} />
        <TimePicker label="Shift starts" value={start} onChange={setStart} />
      </Stack>
    </LocalizationProvider>
  );
}
