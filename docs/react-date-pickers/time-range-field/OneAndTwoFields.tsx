import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function OneAndTwoFields() {
  const [call, setCall] = useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T13:00'),
    dayjs('2026-06-12T14:30'),
  ]);
  const [start, end] = call;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 480}}>
        <SingleInputTimeRangeField label="Call, 12 hours" ampm value={call} onChange={setCall} />
        <MultiInputTimeRangeField
          ampm={false}
          value={call}
          onChange={setCall}
          slotProps={{
            textField: ({position}) => ({label: position === 'start' ? 'From' : 'To'}),
          }}
        />
        <Typography variant="body2">
          {minutes === null ? 'Type both times' : `${minutes} minutes`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
