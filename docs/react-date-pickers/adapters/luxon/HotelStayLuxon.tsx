import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterLuxon} from '@mui/x-date-pickers-pro/AdapterLuxon';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {DateTime} from 'luxon';
import {useState} from 'react';

export default function HotelStayLuxon() {
  const [[arrival, departure], setStay] = useState<DateRange<DateTime>>([
    DateTime.local(2026, 7, 3),
    DateTime.local(2026, 7, 7),
  ]);
  const nights = arrival && departure ? departure.diff(arrival, 'days').days : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
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
