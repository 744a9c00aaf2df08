import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function HotelStay() {
  const [[arrival, departure], setStay] = useState<DateRange<Dayjs>>([
    dayjs('2026-07-03'),
    dayjs('2026-07-07'),
  ]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateRangePicker
          label="Arrival – departure"
          value={[arrival, departure]}
          onChange={setStay}
        />
        <Typography variant="body2">
          {nights > 0 ? `${nights} nights` : 'Choose two days'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
