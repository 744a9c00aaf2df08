import Stack from '@mui/material/Stack';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import type {Moment} from 'moment';
import {useState} from 'react';

export default function FieldAndCalendarMoment() {
  const [value, setValue] = useState<Moment | null>(moment('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Next inspection" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}
