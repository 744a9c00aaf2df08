import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const day = dayjs('2026-06-12');

export default function ScreeningStart() {
  const [start, setStart] = useState<Dayjs | null>(day.hour(20).minute(15));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center', maxWidth: '100%'}}>
        <TimeClock
          ampm={false}
          showViewSwitcher
          minTime={day.hour(14)}
          maxTime={day.hour(22).minute(30)}
          minutesStep={15}
          value={start}
          onChange={(newStart: Dayjs | null) => setStart(newStart)}
          sx={{maxWidth: '100%'}}
        />
        <Typography variant="body2">The film starts at {start?.format('HH:mm') ?? '–'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
