import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const positions = {1: 'in the first month', 2: 'in the second month', 3: 'in the third month'};
const june = dayjs('2026-06-12');

export default function MonthsAtOnce() {
  const [position, setPosition] = useState<1 | 2 | 3>(2);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%'}}>
        <TextField
          select
          label="June is"
          value={position}
          onChange={(event) => setPosition(Number(event.target.value) as 1 | 2 | 3)}
          sx={{width: 240, maxWidth: '100%'}}
        >
          {Object.entries(positions).map(([value, label]) => (
            <MenuItem key={value} value={Number(value)}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{overflowX: 'auto'}}>
          <DateRangeCalendar
            key={position}
            calendars={3}
            currentMonthCalendarPosition={position}
            referenceDate={june}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
