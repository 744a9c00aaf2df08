import TextField from '@mui/material/TextField';
import type {TextFieldProps} from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function CompanyTextField(props: TextFieldProps) {
  return <TextField {...props} size="small" color="secondary" />;
}

const slots = {textField: CompanyTextField};

export default function ClassicTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2026-05-14')}
        enableAccessibleFieldDOMStructure={false}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
