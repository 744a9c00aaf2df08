import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './styles.css';

const harvest = dayjs('2026-09-18');

export default function QuietField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Harvest" defaultValue={harvest} className="quiet-field" />
    </LocalizationProvider>
  );
}
