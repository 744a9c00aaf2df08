import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const today = dayjs('2026-06-12');
const tomorrow = today.add(1, 'day');

const onDay = (day: Dayjs, time: Dayjs | null) =>
  time?.isValid() ? day.hour(time.hour()).minute(time.minute()) : time;

export default function NightShift() {
  const [[start, end], setShift] = useState<DateRange<Dayjs>>([today.hour(22), tomorrow.hour(6)]);
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') % (24 * 60) : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <TimeRangePicker
          label="Shift"
          ampm={false}
          timeSteps={{minutes: 15}}
          referenceDate={[today, tomorrow]}
          value={[start, end]}
          onChange={([from, to]) => setShift([onDay(today, from), onDay(tomorrow, to)])}
        />
        <Typography variant="body2">{minutes / 60} hours</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
