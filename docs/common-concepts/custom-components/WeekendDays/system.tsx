import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickerDayOwnerState} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const isWeekend = ({day}: PickerDayOwnerState) => [0, 6].includes(dayjs(day as dayjs.Dayjs).day());

export default function WeekendDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          day: (state) => ({
            sx: isWeekend(state) && !state.isDaySelected ? {color: 'error.main'} : undefined,
          }),
        }}
      />
    </LocalizationProvider>
  );
}
