import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function HarvestYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2023-01-01')}
        minDate={dayjs('2016-01-01')}
        maxDate={dayjs('2027-12-31')}
        disableFuture
        slotProps={{
          yearButton: ({isYearSelected, isYearDisabled}) => ({
            'aria-description': isYearDisabled ? 'Not bottled yet' : undefined,
            sx: {
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              borderStyle: isYearDisabled ? 'dashed' : 'solid',
              fontWeight: isYearSelected ? 700 : 400,
            },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
