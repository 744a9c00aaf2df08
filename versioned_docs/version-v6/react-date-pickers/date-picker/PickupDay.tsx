import {useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const isSunday = (day: Dayjs) => day.day() === 0;

export default function PickupDay() {
  const [reason, setReason] = useState<string | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup day"
        defaultValue={dayjs('2026-03-16')}
        // #region preview
        shouldDisableDate={isSunday}
        onError={setReason}
        slotProps={{
          textField: {helperText: reason ? 'Closed on Sundays' : 'Any day but Sunday'},
        }}
        // #endregion
      />
    </LocalizationProvider>
  );
}
