import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const describe = (range: DateRange<Dayjs>) =>
  range
    .map((time) => (time?.isValid() ? time.format('HH:mm') : String(time && 'invalid')))
    .join(', ');

export default function MeetingLength() {
  const [meeting, setMeeting] = useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T09:30'),
    dayjs('2026-06-12T10:15'),
  ]);
  const [accepted, setAccepted] = useState(meeting);
  const [start, end] = accepted;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <TimeRangePicker
          label="Meeting"
          value={meeting}
          onChange={setMeeting}
          onAccept={setAccepted}
        />
        <Typography variant="body2">onChange: [{describe(meeting)}]</Typography>
        <Typography variant="body2">
          onAccept: [{describe(accepted)}], {minutes} minutes
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
