import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-06-12T17:45');

export default function PopoverAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DesktopDateTimePicker label="Departure, in a popover" defaultValue={departure} />
        <MobileDateTimePicker label="Departure, in a dialog" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
