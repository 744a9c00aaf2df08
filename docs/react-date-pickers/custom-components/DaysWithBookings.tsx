import Badge from '@mui/material/Badge';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay} from '@mui/x-date-pickers/PickersDay';
import type {PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import {useState} from 'react';

interface BookingDayProps extends PickersDayProps {
  bookings?: ReadonlyMap<string, number>;
}

function BookingDay({bookings, ...day}: BookingDayProps) {
  const count = day.outsideCurrentMonth ? 0 : (bookings?.get(day.day.format('YYYY-MM-DD')) ?? 0);
  const label = `${day.day.format('dddd, MMMM D')}, ${count} bookings`;
  return (
    <Badge badgeContent={count} color="secondary" overlap="circular">
      <PickersDay {...day} aria-label={count > 0 ? label : undefined} />
    </Badge>
  );
}

const slots = {day: BookingDay};

export default function DaysWithBookings() {
  const [bookings] = useState(
    () =>
      new Map([
        ['2026-05-05', 2],
        ['2026-05-08', 5],
        ['2026-05-19', 1],
        ['2026-05-22', 12],
      ]),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        slots={slots}
        slotProps={{day: {bookings} as Partial<BookingDayProps>}}
      />
    </LocalizationProvider>
  );
}
