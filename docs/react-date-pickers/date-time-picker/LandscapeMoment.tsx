import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const visit = dayjs('2026-06-12T09:30');

export default function LandscapeMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticDateTimePicker
          orientation="landscape"
          defaultValue={visit}
          localeText={{toolbarTitle: 'Visit'}}
        />
      </Box>
    </LocalizationProvider>
  );
}
