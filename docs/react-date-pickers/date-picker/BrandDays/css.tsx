import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './styles.css';

const harvest = dayjs('2026-09-18');

export default function BrandDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        className="brand-days-field"
        defaultValue={harvest}
        slotProps={{day: {className: 'brand-days-day'}}}
      />
    </LocalizationProvider>
  );
}
