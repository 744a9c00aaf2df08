import {useState} from 'react';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const isSunday = (day: Dayjs) => day.day() === 0;

export default function PickupDay() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-03-16'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup day"
        value={day}
        onChange={setDay}
        // #region preview
        shouldDisableDate={isSunday}
        renderInput={(params) => (
          <TextField {...params} helperText={params.error ? 'Closed on Sundays' : 'Not on Sundays'} />
        )}
        // #endregion
      />
    </LocalizationProvider>
  );
}
