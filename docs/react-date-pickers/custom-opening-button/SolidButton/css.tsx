import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './styles.css';

export default function SolidButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-14')}
        slotProps={{openPickerButton: {className: 'solid-button-open'}}}
      />
    </LocalizationProvider>
  );
}
