import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const cue = dayjs('2026-06-12T20:15:30');

export default function SecondsColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{minutes: 1, seconds: 10}}
        defaultValue={cue}
      />
    </LocalizationProvider>
  );
}
