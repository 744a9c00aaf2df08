import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const lastDay = dayjs().add(60, 'day');
const isClosed = (date: Dayjs) => date.day() === 0;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  disablePast: 'This day has passed.',
  maxDate: `We plan until ${lastDay.format('MMMM D')}.`,
  shouldDisableDate: 'We are closed on Sundays.',
};

export default function PickupDay() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup day"
        disablePast
        maxDate={lastDay}
        shouldDisableDate={isClosed}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another day.') : 'Monday to Saturday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
