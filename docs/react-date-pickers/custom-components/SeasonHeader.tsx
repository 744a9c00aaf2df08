import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {PickersRangeCalendarHeader} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import type {PickersRangeCalendarHeaderProps} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs from 'dayjs';

const isHighSeason = (month: dayjs.Dayjs) => [5, 6, 7].includes(month.month());

function SeasonHeaderPart(props: PickersRangeCalendarHeaderProps) {
  return (
    <Box sx={{position: 'relative'}}>
      <PickersRangeCalendarHeader {...props} />
      <Typography variant="caption" component="div" sx={{textAlign: 'center', mt: -0.5}}>
        {isHighSeason(props.month) ? 'High season, from $140' : 'Low season, from $95'}
      </Typography>
    </Box>
  );
}

const slots = {calendarHeader: SeasonHeaderPart};

export default function SeasonHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{overflowX: 'auto', maxWidth: '100%'}}>
        <DateRangeCalendar
          defaultValue={[dayjs('2026-05-22'), dayjs('2026-06-03')]}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
