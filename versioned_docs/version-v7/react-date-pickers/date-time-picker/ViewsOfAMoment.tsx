import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const logged = dayjs('2026-06-12T09:30:15');

export default function ViewsOfAMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimePicker
          label="To the second, 24 hours"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={logged}
        />
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          format="MMM D, HH"
          ampm={false}
          defaultValue={logged}
        />
      </Stack>
    </LocalizationProvider>
  );
}
