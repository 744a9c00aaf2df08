import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const today = dayjs();
const months = [1, 2, 3] as const;

export default function HowManyMonths() {
  const [calendars, setCalendars] = useState<1 | 2 | 3>(1);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 400, maxWidth: '100%'}}>
        <TextField
          select
          label="Months on show"
          value={calendars}
          onChange={(event) => setCalendars(Number(event.target.value) as 1 | 2 | 3)}
        >
          {months.map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </TextField>
        <DateRangePicker
          calendars={calendars}
          currentMonthCalendarPosition={calendars}
          maxDate={today}
        />
      </Stack>
    </LocalizationProvider>
  );
}
