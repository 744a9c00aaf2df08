import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function FieldsAndValue() {
  const [works, setWorks] = useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T22:00'),
    dayjs('2026-06-15T05:30'),
  ]);
  const [start, end] = works;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 460, maxWidth: '100%'}}>
        <SingleInputDateTimeRangeField
          label="Track works"
          ampm={false}
          value={works}
          onChange={setWorks}
        />
        <MultiInputDateTimeRangeField
          direction="column"
          ampm={false}
          value={works}
          onChange={setWorks}
          slots={{separator: () => null}}
          slotProps={{
            textField: ({position}) => ({label: position === 'start' ? 'Begin' : 'End'}),
          }}
        />
        <Typography variant="body2">
          {hours === null ? 'Type both ends' : `${hours} hours`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
