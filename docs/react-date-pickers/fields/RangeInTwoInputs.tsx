import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function RangeInTwoInputs() {
  const [[from, to], setLeave] = useState<DateRange<Dayjs>>([dayjs('2026-07-06'), null]);
  const days = from?.isValid() && to?.isValid() ? to.diff(from, 'day') + 1 : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 400, maxWidth: '100%'}}>
        <MultiInputDateRangeField
          value={[from, to]}
          onChange={setLeave}
          slotProps={{
            textField: ({position}) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
            separator: {sx: {display: 'none'}},
          }}
        />
        <Typography variant="body2">Days of leave: {days ?? 'open'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
