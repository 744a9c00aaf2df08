import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import 'dayjs/locale/de';

const course: DateRange<Dayjs> = [dayjs('2026-10-05'), dayjs('2026-10-09')];

export default function FormatsOfARange() {
  return (
    <Stack spacing={2} sx={{width: 360, maxWidth: '100%'}}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <SingleInputDateRangeField
          label="Course, in German"
          dateSeparator="bis"
          defaultValue={course}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateRangeField
          label="Course, with the name of the month"
          format="MMM D, YYYY"
          formatDensity="dense"
          defaultValue={course}
        />
      </LocalizationProvider>
    </Stack>
  );
}
