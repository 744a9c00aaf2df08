import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDateFns} from '@mui/x-date-pickers-pro/AdapterDateFns';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {differenceInCalendarDays} from 'date-fns';
import {useState} from 'react';

export default function HotelStayDateFns() {
  const [[arrival, departure], setStay] = useState<DateRange<Date>>([
    new Date(2026, 6, 3),
    new Date(2026, 6, 7),
  ]);
  const nights = arrival && departure ? differenceInCalendarDays(departure, arrival) : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
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
