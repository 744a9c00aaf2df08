import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateTimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const first = dayjs('2026-06-01');
const last = dayjs('2026-06-30');
const opening = first.hour(7);
const closing = first.hour(19);

const messages: Record<string, string> = {
  invalidRange: 'The return is before the pickup.',
  minTime: 'The garage opens at 7 AM.',
  maxTime: 'The garage closes at 7 PM.',
  shouldDisableDate: 'The garage is closed on Sundays.',
};

export default function VanBooking() {
  const [[start, end], setError] = useState<DateTimeRangeValidationError>([null, null]);
  const error = start ?? end;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Van"
        ampm={false}
        referenceDate={opening}
        minDate={first}
        maxDate={last}
        minTime={opening}
        maxTime={closing}
        shouldDisableDate={(day) => day.day() === 0}
        timeSteps={{minutes: 30}}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'June 2026 only.')
              : 'June, 7 to 19, no Sundays',
          },
        }}
        sx={{width: 460, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
