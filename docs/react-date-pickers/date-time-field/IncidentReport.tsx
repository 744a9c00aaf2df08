import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const began = dayjs('2026-05-14T02:10');

export default function IncidentReport() {
  const [end, setEnd] = useState<Dayjs | null>(began.add(95, 'minute'));
  const minutes = end?.isValid() ? end.diff(began, 'minute') : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimeField label="Outage began" defaultValue={began} readOnly />
        <DateTimeField label="Outage ended" value={end} onChange={setEnd} referenceDate={began} />
        <Typography variant="body2">
          Duration: {minutes === null ? 'unknown' : `${minutes} minutes`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
