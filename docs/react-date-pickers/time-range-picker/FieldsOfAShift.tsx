import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const visit: DateRange<Dayjs> = [dayjs('2026-06-12T14:00'), dayjs('2026-06-12T16:30')];

export default function FieldsOfAShift() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 480}}>
        <TimeRangePicker label="Visit of the technician" defaultValue={visit} />
        <TimeRangePicker
          slots={{field: MultiInputTimeRangeField}}
          localeText={{start: 'Not before', end: 'Not after'}}
          defaultValue={visit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
