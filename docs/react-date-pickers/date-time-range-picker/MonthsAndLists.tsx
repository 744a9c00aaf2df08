import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const fair: DateRange<Dayjs> = [dayjs('2026-06-28T09:00'), dayjs('2026-07-02T18:00')];

export default function MonthsAndLists() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 460, maxWidth: '100%'}}>
        <DateTimeRangePicker label="Two months" calendars={2} defaultValue={fair} />
        <DateTimeRangePicker
          label="One list of full hours"
          timeSteps={{minutes: 60}}
          defaultValue={fair}
        />
        <DateTimeRangePicker
          label="Times are typed"
          viewRenderers={{hours: null, minutes: null, seconds: null}}
          defaultValue={fair}
        />
      </Stack>
    </LocalizationProvider>
  );
}
