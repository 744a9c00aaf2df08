import Stack from '@mui/material/Stack';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {DateTime} from 'luxon';

const departure = DateTime.local(2026, 6, 12, 7, 45);

export default function TripTimesLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Day of travel" defaultValue={departure} />
        <TimePicker label="Taxi at" defaultValue={departure.minus({hours: 2})} />
        <DateTimePicker label="Departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
