import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harvest = dayjs('2026-09-18');

export default function QuietField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Harvest"
        defaultValue={harvest}
        className="[&_.MuiPickersInputBase-sectionContent]:font-semibold [&_.MuiPickersOutlinedInput-notchedOutline]:border-[#2e7d32] [&_.MuiPickersOutlinedInput-root]:rounded-[20px]"
      />
    </LocalizationProvider>
  );
}
