import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const describe = (range: DateRange<Dayjs>) =>
  `[${range.map((date) => (date?.isValid() ? date.format('MMM D') : String(date && 'invalid'))).join(', ')}]`;

export default function FollowTheRange() {
  const [range, setRange] = useState<DateRange<Dayjs>>([null, null]);
  const [calls, setCalls] = useState<string[]>([]);
  const note = (call: string) => setCalls((earlier) => [call, ...earlier].slice(0, 5));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 400, maxWidth: '100%'}}>
        <DateRangePicker
          value={range}
          onChange={(newRange, {validationError}) => {
            setRange(newRange);
            const errors = validationError.map((error) => error ?? 'null').join(', ');
            note(`onChange ${describe(newRange)}, errors [${errors}]`);
          }}
          onAccept={(newRange) => note(`onAccept ${describe(newRange)}`)}
        />
        <Typography component="div" variant="body2" sx={{minHeight: 200, whiteSpace: 'pre-line'}}>
          {calls.length > 0 ? calls.join('\n') : 'No call yet. Choose two days, or type them.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
