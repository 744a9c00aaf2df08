import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

const watering = dayjs('2026-06-12T06:45');

export default function LandscapeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticTimePicker
          orientation="landscape"
          defaultValue={watering}
          localeText={{toolbarTitle: 'Water the lawn at'}}
        />
      </Box>
    </LocalizationProvider>
  );
}
