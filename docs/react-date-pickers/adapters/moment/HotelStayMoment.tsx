import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMoment} from '@mui/x-date-pickers-pro/AdapterMoment';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import moment from 'moment';
import type {Moment} from 'moment';
import {useState} from 'react';

export default function HotelStayMoment() {
  const [[arrival, departure], setStay] = useState<DateRange<Moment>>([
    moment('2026-07-03'),
    moment('2026-07-07'),
  ]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
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
