import AgricultureOutlinedIcon from '@mui/icons-material/AgricultureOutlined';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const slots = {openPickerIcon: AgricultureOutlinedIcon};

export default function OwnIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Harvest" slots={slots} />
    </LocalizationProvider>
  );
}
