import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const delivered = dayjs('2026-06-12T09:30');

export default function FollowTheDay() {
  const [value, setValue] = useState<Dayjs | null>(delivered);
  const [last, setLast] = useState('no call yet');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center', maxWidth: '100%'}}>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setValue(delivered)}>Delivery</Button>
          <Button onClick={() => setValue(delivered.add(30, 'day'))}>Due</Button>
          <Button onClick={() => setValue(null)}>Empty</Button>
        </Stack>
        <DateCalendar
          value={value}
          onChange={(newValue: Dayjs | null, state, view) => {
            setValue(newValue);
            setLast([state, view].map(String).join(', '));
          }}
          sx={{maxWidth: '100%'}}
        />
        <Typography variant="body2">
          Value: {value?.format('YYYY-MM-DD HH:mm') ?? 'null'}
        </Typography>
        <Typography variant="body2">onChange: {last}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
