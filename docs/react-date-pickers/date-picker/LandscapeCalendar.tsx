import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const maintenance = dayjs('2026-05-14');

export default function LandscapeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticDatePicker
          orientation="landscape"
          defaultValue={maintenance}
          localeText={{toolbarTitle: 'Maintenance'}}
        />
      </Box>
    </LocalizationProvider>
  );
}
