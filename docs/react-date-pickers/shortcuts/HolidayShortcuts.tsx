import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const campaigns = [
  {label: "New Year's Day", getValue: () => dayjs('2026-01-01')},
  {label: "Valentine's Day", getValue: () => dayjs('2026-02-14')},
  {label: 'Halloween', getValue: () => dayjs('2026-10-31')},
  {label: 'Black Friday', getValue: () => dayjs('2026-11-27')},
];
const today = dayjs('2026-05-14');

export default function HolidayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={today}
          minDate={today}
          shouldDisableDate={(date) => date.day() === 6}
          slotProps={{shortcuts: {items: campaigns}}}
        />
      </Box>
    </LocalizationProvider>
  );
}
