import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-06-12T17:45');

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimePicker label="12 hours" ampm defaultValue={departure} />
        <TimePicker label="24 hours" ampm={false} defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
