import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type {DateRangePickerDayProps} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2026-07-07'), dayjs('2026-07-12')];

function RoomDay(props: DateRangePickerDayProps) {
  const isWeekend = [0, 6].includes(props.day.day());
  return (
    <DateRangePickerDay
      {...props}
      sx={{
        [`&.${dateRangePickerDayClasses.rangeIntervalDayHighlight}`]: {
          bgcolor: 'rgb(15 118 110 / 24%)',
        },
        [`& .${dateRangePickerDayClasses.day}`]: {
          fontWeight: isWeekend ? 700 : undefined,
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
            bgcolor: '#0f766e',
            color: '#fff',
          },
        },
      }}
    />
  );
}

export default function RoomDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <DateRangeCalendar calendars={1} defaultValue={stay} slots={{day: RoomDay}} />
      </Box>
    </LocalizationProvider>
  );
}
