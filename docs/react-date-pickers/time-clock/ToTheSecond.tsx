import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const launch = dayjs('2026-06-12T20:15:40');

export default function ToTheSecond() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        openTo="seconds"
        showViewSwitcher
        defaultValue={launch}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
