import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const slots = {openPickerIcon: LocalShippingOutlinedIcon};

export default function ReadyActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        slots={slots}
        slotProps={{
          actionBar: {actions: ['today', 'clear', 'accept']},
          openPickerIcon: {color: 'primary'},
        }}
      />
    </LocalizationProvider>
  );
}
