import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const slots = {field: MultiInputDateRangeField};

export default function RangeInTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        format="MM/DD/YY"
        defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-24')]}
        localeText={{start: 'First day off', end: 'Last day off'}}
        slots={slots}
        slotProps={{
          field: {dateSeparator: 'until'},
          textField: {size: 'small'},
        }}
      />
    </LocalizationProvider>
  );
}
