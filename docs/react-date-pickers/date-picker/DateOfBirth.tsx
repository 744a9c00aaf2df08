import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const latest = dayjs().subtract(16, 'year');

export default function DateOfBirth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        maxDate={latest}
      />
    </LocalizationProvider>
  );
}
