import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import type {TimeView} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function FollowTheClock() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-06-12T09:30'));
  const [view, setView] = useState<TimeView>('hours');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center', maxWidth: '100%'}}>
        <Stack direction="row" spacing={1}>
          <Button disabled={view === 'hours'} onClick={() => setView('hours')}>
            Hours
          </Button>
          <Button disabled={view === 'minutes'} onClick={() => setView('minutes')}>
            Minutes
          </Button>
        </Stack>
        <TimeClock
          ampm={false}
          value={value}
          onChange={(newValue: Dayjs | null) => setValue(newValue)}
          view={view}
          onViewChange={setView}
          sx={{maxWidth: '100%'}}
        />
        <Typography variant="body2">Delivery at {value?.format('HH:mm') ?? '–'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
