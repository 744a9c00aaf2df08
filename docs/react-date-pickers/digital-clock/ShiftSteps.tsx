import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const shift = dayjs('2026-06-12T14:00');

export default function ShiftSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock ampm={false} timeStep={60} defaultValue={shift} />
        <MultiSectionDigitalClock
          ampm={false}
          timeSteps={{hours: 2, minutes: 10}}
          defaultValue={shift}
        />
      </Stack>
    </LocalizationProvider>
  );
}
