import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {TimeValidationError} from '@mui/x-date-pickers/models';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import {useState} from 'react';

const opens = dayjs('2026-01-01T08:00');
const closes = dayjs('2026-01-01T18:00');
const lunch = dayjs('2026-05-14T12:10');

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 8 AM.',
  maxTime: 'We close at 6 PM.',
  'shouldDisableTime-hours': 'Closed from 12 to 1 PM.',
  minutesStep: 'Appointments begin every ten minutes.',
};

export default function AppointmentTime() {
  const [error, setError] = useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{width: 320, maxWidth: '100%'}}>
        <TimeField
          label="Appointment"
          defaultValue={lunch}
          minTime={opens}
          maxTime={closes}
          minutesStep={10}
          shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
          onError={setError}
          helperText={error ? messages[error] : '8 AM to 6 PM'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
