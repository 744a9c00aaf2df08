import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const earliest = dayjs().add(2, 'hour').startOf('hour');
const latest = earliest.add(30, 'day');

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'Give us two hours.',
  minTime: 'Give us two hours.',
  maxDate: 'We plan one month ahead.',
  maxTime: 'We plan one month ahead.',
  shouldDisableDate: 'Nobody is there on weekends.',
};

export default function MaintenanceWindow() {
  const [error, setError] = useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Maintenance starts"
        minDateTime={earliest}
        maxDateTime={latest}
        shouldDisableDate={isWeekend}
        timeSteps={{minutes: 15}}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another time.') : 'Monday to Friday',
          },
        }}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
