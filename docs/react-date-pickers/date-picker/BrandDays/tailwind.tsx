import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harvest = dayjs('2026-09-18');

export default function BrandDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        className="[&_.MuiPickersOutlinedInput-notchedOutline]:border-[#2e7d32] [&_.MuiPickersOutlinedInput-root]:bg-[#2e7d321a]"
        defaultValue={harvest}
        slotProps={{
          day: {
            className: 'rounded-xl [&.Mui-selected]:bg-[#2e7d32] [&.Mui-selected]:text-white',
          },
        }}
      />
    </LocalizationProvider>
  );
}
