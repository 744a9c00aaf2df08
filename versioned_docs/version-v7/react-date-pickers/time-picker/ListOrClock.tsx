import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const alarm = dayjs('2026-06-12T06:45');

export default function ListOrClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DesktopTimePicker label="Popover with lists" defaultValue={alarm} />
        <MobileTimePicker label="Dialog with a clock" defaultValue={alarm} />
        <TimePicker
          label="A clock on every device"
          viewRenderers={{hours: renderTimeViewClock, minutes: renderTimeViewClock}}
          defaultValue={alarm}
        />
      </Stack>
    </LocalizationProvider>
  );
}
