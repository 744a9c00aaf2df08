import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2026-07-03'), dayjs('2026-07-12')];

export default function CampingStay() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <DateRangeCalendar calendars={1} defaultValue={stay} />
      </Box>
    </LocalizationProvider>
    // #endregion
  );
}
