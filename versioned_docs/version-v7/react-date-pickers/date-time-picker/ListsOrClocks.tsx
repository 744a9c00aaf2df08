import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const visit = dayjs('2026-06-12T09:30');

export default function ListsOrClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimePicker
          label="One list of full hours"
          timeSteps={{minutes: 60}}
          defaultValue={visit}
        />
        <DateTimePicker
          label="Time on a clock"
          viewRenderers={{hours: renderTimeViewClock, minutes: renderTimeViewClock}}
          defaultValue={visit}
        />
        <DateTimePicker
          label="Time typed, day in the popup"
          viewRenderers={{hours: null, minutes: null}}
          defaultValue={visit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
