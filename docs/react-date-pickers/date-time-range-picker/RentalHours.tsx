import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const describe = (range: DateRange<Dayjs>) =>
  range
    .map((date) => (date?.isValid() ? date.format('MMM D HH:mm') : String(date && 'invalid')))
    .join(', ');

export default function RentalHours() {
  const [rental, setRental] = useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T10:00'),
    dayjs('2026-06-14T18:30'),
  ]);
  const [accepted, setAccepted] = useState(rental);
  const [start, end] = rental;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour') : 0;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 460, maxWidth: '100%'}}>
        <DateTimeRangePicker
          label="Rental"
          value={rental}
          onChange={setRental}
          onAccept={setAccepted}
        />
        <Typography variant="body2">onChange: {describe(rental)}</Typography>
        <Typography variant="body2">onAccept: {describe(accepted)}</Typography>
        <Typography variant="body2">Days to pay: {Math.max(0, Math.ceil(hours / 24))}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
