import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMomentHijri} from '@mui/x-date-pickers/AdapterMomentHijri';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import {useState} from 'react';

const first = moment('1938-01-01');
const last = moment('2076-11-15');

export default function HijriDates() {
  const [value, setValue] = useState<moment.Moment | null>(moment('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Start of the journey"
          minDate={first}
          maxDate={last}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2">
          Gregorian: {value?.isValid() ? value.clone().locale('en').format('YYYY-MM-DD') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
