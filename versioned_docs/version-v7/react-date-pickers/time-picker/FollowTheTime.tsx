import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const describe = (value: Dayjs | null) =>
  value === null ? 'null' : value.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'invalid';

export default function FollowTheTime() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-06-12T09:30'));
  const [accepted, setAccepted] = useState(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <TimePicker label="Pickup" value={value} onChange={setValue} onAccept={setAccepted} />
        <Typography variant="body2">onChange: {describe(value)}</Typography>
        <Typography variant="body2">onAccept: {describe(accepted)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
