import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const departure = dayjs('2026-06-12T17:45');

export default function TwoDials() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: '100%', '& > *': {maxWidth: '100%'}}}>
        <TimeClock ampm ampmInClock defaultValue={departure} />
        <TimeClock ampm={false} defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
