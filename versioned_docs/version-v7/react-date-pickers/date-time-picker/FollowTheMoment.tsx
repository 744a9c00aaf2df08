import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function FollowTheMoment() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-06-12T09:30'));
  const [accepted, setAccepted] = useState(value);
  const describe = (moment: Dayjs | null) =>
    moment?.isValid() ? moment.format('YYYY-MM-DD[T]HH:mm') : String(moment && 'invalid');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimePicker label="Webinar" value={value} onChange={setValue} onAccept={setAccepted} />
        <Typography variant="body2">onChange: {describe(value)}</Typography>
        <Typography variant="body2">onAccept: {describe(accepted)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
