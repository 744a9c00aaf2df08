import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-06-12');

export default function DesktopAndMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DesktopDatePicker label="Departure, in a popover" defaultValue={departure} />
        <MobileDatePicker label="Departure, in a dialog" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
