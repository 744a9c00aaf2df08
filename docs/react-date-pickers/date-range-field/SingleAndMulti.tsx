import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function SingleAndMulti() {
  const [term, setTerm] = useState<DateRange<Dayjs>>([dayjs('2026-05-01'), dayjs('2027-04-30')]);
  const [start, end] = term.map((day) =>
    day?.isValid() ? day.format('YYYY-MM-DD') : String(day && 'invalid'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 480}}>
        <SingleInputDateRangeField label="Contract" clearable value={term} onChange={setTerm} />
        <MultiInputDateRangeField
          value={term}
          onChange={setTerm}
          slotProps={{
            textField: ({position}) => ({label: position === 'start' ? 'First day' : 'Last day'}),
          }}
        />
        <Typography variant="body2">
          Value: [{start}, {end}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
