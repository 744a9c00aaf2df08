import EventIcon from '@mui/icons-material/EventAvailable';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-06-12')}
        slots={{openPickerIcon: EventIcon}}
        slotProps={{
          field: {clearable: true},
          textField: {size: 'small', helperText: 'Monday to Friday'},
        }}
      />
    </LocalizationProvider>
  );
}
