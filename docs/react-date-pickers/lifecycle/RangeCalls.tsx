import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const describe = (range: DateRange<Dayjs>) =>
  range
    .map((end) => (end?.isValid() ? end.format('MMM D') : end && 'invalid') ?? 'null')
    .join(', ');

export default function RangeCalls() {
  const [calls, setCalls] = useState<string[]>([]);
  const log = (call: string) => setCalls((before) => [call, ...before].slice(0, 40));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 360, maxWidth: '100%'}}>
        <DateRangePicker
          label="Leave"
          onChange={(range) => log(`onChange([${describe(range)}])`)}
          onAccept={(range) => log(`onAccept([${describe(range)}])`)}
          onError={(errors) => log(`onError([${errors.map(String).join(', ')}])`)}
        />
        <Box
          role="log"
          aria-label="Calls, newest first"
          tabIndex={0}
          sx={{
            typography: 'body2',
            height: 120,
            overflowY: 'auto',
            p: 1,
            border: 1,
            borderColor: 'divider',
          }}
        >
          {calls.map((call, index) => (
            <div key={calls.length - index}>
              {calls.length - index}. {call}
            </div>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
