import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const start = dayjs('2026-06-12T09:02:30');

export default function LapTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimePicker label="Start" views={['hours', 'minutes', 'seconds']} defaultValue={start} />
        <TimePicker
          label="Lap"
          views={['minutes', 'seconds']}
          format="mm:ss"
          timeSteps={{minutes: 1, seconds: 1}}
          defaultValue={start}
        />
        <TimePicker label="Hour of the backup" views={['hours']} defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
