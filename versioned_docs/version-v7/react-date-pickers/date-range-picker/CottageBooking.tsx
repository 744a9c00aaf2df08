import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const MINIMUM = 3;
const first = dayjs('2026-06-01');
const last = dayjs('2026-08-31');
const takenNights = new Set(['2026-06-13', '2026-06-14', '2026-06-15', '2026-06-27', '2026-06-28']);

const isTaken = (night: Dayjs) => takenNights.has(night.format('YYYY-MM-DD'));

/** Whether a stay of this many nights from a day meets a night that is taken. */
function meetsTaken(arrival: Dayjs, nights: number) {
  return Array.from({length: nights}, (_, night) => arrival.add(night, 'day')).some(isTaken);
}

export default function CottageBooking() {
  const [[arrival, departure], setStay] = useState<DateRange<Dayjs>>([null, null]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  const isClosed = (day: Dayjs, position: 'start' | 'end') => {
    if (position === 'start') {
      return meetsTaken(day, MINIMUM);
    }
    const length = arrival?.isValid() ? day.diff(arrival, 'day') : 0;
    // Days before the arrival stay open, so that people can begin anew.
    return arrival !== null && length >= 0 && (length < MINIMUM || meetsTaken(arrival, length));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 400, maxWidth: '100%'}}>
        <DateRangePicker
          localeText={{start: 'Arrival', end: 'Departure'}}
          minDate={first}
          maxDate={last}
          referenceDate={first}
          value={[arrival, departure]}
          onChange={setStay}
          shouldDisableDate={isClosed}
        />
        <Typography variant="body2">
          {nights > 0 ? `${nights} nights` : `At least ${MINIMUM} nights, June to August`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
