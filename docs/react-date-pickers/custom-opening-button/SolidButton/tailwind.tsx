import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SolidButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-14')}
        slotProps={{
          openPickerButton: {
            className: 'rounded-xl bg-[#00695c] text-white hover:bg-[#004d40]',
          },
        }}
      />
    </LocalizationProvider>
  );
}
