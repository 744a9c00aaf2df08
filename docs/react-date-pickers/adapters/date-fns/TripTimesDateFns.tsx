import Stack from '@mui/material/Stack';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {subHours} from 'date-fns';

const departure = new Date(2026, 5, 12, 7, 45);

export default function TripTimesDateFns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Day of travel" defaultValue={departure} />
        <TimePicker label="Taxi at" defaultValue={subHours(departure, 2)} />
        <DateTimePicker label="Departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
