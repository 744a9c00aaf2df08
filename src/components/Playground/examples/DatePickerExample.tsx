import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-05-01');

export default function DatePickerExample() {
  const [day, setDay] = useState<Dayjs | null>(opening);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{alignItems: 'center'}}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={opening}
          shouldDisableDate={(date) => date.day() === 0}
        />
        <Typography>Visit on {day?.format('dddd, D MMMM') ?? 'a day of your choice'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
