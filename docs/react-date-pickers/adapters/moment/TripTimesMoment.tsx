import Stack from '@mui/material/Stack';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import moment from 'moment';

const departure = moment('2026-06-12T07:45');

export default function TripTimesMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Day of travel" defaultValue={departure} />
        <TimePicker label="Taxi at" defaultValue={departure.clone().subtract(2, 'hour')} />
        <DateTimePicker label="Departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
