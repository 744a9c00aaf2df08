import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeInOneField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Leave"
        defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-24')]}
        sx={{width: 294, maxWidth: '100%'}}
        slotProps={{field: {dateSeparator: 'to'}}}
      />
    </LocalizationProvider>
  );
}
