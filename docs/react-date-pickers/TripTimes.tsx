import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-06-12T07:45');

export default function TripTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Day of travel" defaultValue={departure} />
        <TimePicker label="Taxi at" defaultValue={departure.subtract(2, 'hour')} />
        <DateTimePicker label="Departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
