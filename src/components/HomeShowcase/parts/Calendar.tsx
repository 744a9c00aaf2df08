import type {ReactNode} from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MONTH} from '../orders';

/** Chooses a day of the month, `YYYY-MM-DD`; the same day again takes the choice back. */
export default function Calendar({
  day,
  onChange,
}: {
  day: string | null;
  onChange: (day: string | null) => void;
}): ReactNode {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={dayjs(MONTH)}
        value={day ? dayjs(day) : null}
        onChange={(value) => {
          const picked = value?.format('YYYY-MM-DD') ?? null;
          onChange(day === picked ? null : picked);
        }}
        views={['day']}
        minDate={dayjs(MONTH)}
        maxDate={dayjs(MONTH).endOf('month')}
      />
    </LocalizationProvider>
  );
}
