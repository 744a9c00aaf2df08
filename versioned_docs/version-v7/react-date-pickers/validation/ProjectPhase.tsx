import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function ProjectPhase() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-06-01'));
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2026-06-26'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Phase starts"
          value={start}
          onChange={setStart}
          maxDate={end ?? undefined}
        />
        <DatePicker label="Phase ends" value={end} onChange={setEnd} minDate={start ?? undefined} />
      </Stack>
    </LocalizationProvider>
  );
}
