import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const day = dayjs('2026-05-14');

function lengthOf(start: Dayjs | null, end: Dayjs | null): string {
  if (!start?.isValid() || !end?.isValid()) {
    return 'unknown';
  }
  const minutes = (end.diff(start, 'minute') + 24 * 60) % (24 * 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function ShiftLength() {
  const [start, setStart] = useState<Dayjs | null>(day.hour(22));
  const [end, setEnd] = useState<Dayjs | null>(day.hour(6).minute(30));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimeField label="Shift starts" value={start} onChange={setStart} referenceDate={day} />
        <TimeField label="Shift ends" value={end} onChange={setEnd} referenceDate={day} />
        <Typography variant="body2">Length: {lengthOf(start, end)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
