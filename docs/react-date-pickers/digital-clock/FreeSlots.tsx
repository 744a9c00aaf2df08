import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const day = dayjs('2026-06-12');
const taken = new Set(['08:30', '10:00', '10:30', '13:00', '15:30']);

export default function FreeSlots() {
  const [skipDisabled, setSkipDisabled] = useState(true);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center'}}>
        <FormControlLabel
          label="Free slots only"
          control={
            <Switch
              checked={skipDisabled}
              onChange={(event) => setSkipDisabled(event.target.checked)}
            />
          }
        />
        <DigitalClock
          referenceDate={day.hour(8)}
          minTime={day.hour(8)}
          maxTime={day.hour(16)}
          shouldDisableTime={(time) => taken.has(time.format('HH:mm'))}
          skipDisabled={skipDisabled}
        />
      </Stack>
    </LocalizationProvider>
  );
}
