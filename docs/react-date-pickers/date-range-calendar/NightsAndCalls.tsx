import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const july = dayjs('2026-07-01');

export default function NightsAndCalls() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-07-03'), null]);
  const [state, setState] = useState('no call yet');
  const [start, end] = stay.map((day) => day?.format('MMM D') ?? 'null');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center', maxWidth: '100%'}}>
        <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
          <DateRangeCalendar
            calendars={1}
            referenceDate={july}
            value={stay}
            onChange={(range: DateRange<Dayjs>, newState) => {
              setStay(range);
              setState(`'${newState ?? ''}'`);
            }}
          />
        </Box>
        <Typography variant="body2">
          [{start}, {end}], state {state}
        </Typography>
        <Button onClick={() => setStay([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
