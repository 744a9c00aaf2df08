import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const meeting = dayjs('2026-06-12T09:30');

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimePicker
          label="Quarter hours, any other typed"
          timeSteps={{minutes: 15}}
          defaultValue={meeting}
        />
        <TimePicker
          label="Quarter hours and nothing else"
          timeSteps={{minutes: 15}}
          minutesStep={15}
          defaultValue={meeting}
        />
        <TimePicker
          label="One list of half hours"
          timeSteps={{minutes: 30}}
          thresholdToRenderTimeInASingleColumn={48}
          closeOnSelect
          defaultValue={meeting}
        />
      </Stack>
    </LocalizationProvider>
  );
}
