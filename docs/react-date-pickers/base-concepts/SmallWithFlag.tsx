import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const inspection = dayjs('2026-05-14');

export default function SmallWithFlag() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={inspection}
        slots={{openPickerIcon: EventAvailableIcon}}
        slotProps={{
          textField: {size: 'small', helperText: 'Bring the protocol'},
          openPickerButton: {color: 'primary'},
          day: (owner) => ({sx: {fontWeight: owner.isDaySelected ? 700 : 400}}),
          actionBar: {actions: ['today', 'clear']},
        }}
      />
    </LocalizationProvider>
  );
}
