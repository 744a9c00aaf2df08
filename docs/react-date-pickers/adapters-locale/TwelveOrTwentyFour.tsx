import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const opens = dayjs('2026-06-12T16:45');

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimePicker label="As in German: 24 hours" defaultValue={opens} />
        <TimePicker label="Told to take 12" defaultValue={opens} ampm />
      </Stack>
    </LocalizationProvider>
  );
}
