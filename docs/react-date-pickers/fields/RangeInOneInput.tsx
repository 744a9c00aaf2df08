import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

const opening = dayjs('2026-06-08T09:00');
const closing = dayjs('2026-06-12T17:00');

export default function RangeInOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 400, maxWidth: '100%'}}>
        <SingleInputDateRangeField label="Trade fair" defaultValue={[opening, closing]} clearable />
        <SingleInputTimeRangeField
          label="Hours"
          defaultValue={[opening, closing]}
          dateSeparator="to"
          format="HH:mm"
        />
        <SingleInputDateTimeRangeField
          label="Hall booked"
          defaultValue={[opening, closing]}
          format="M/D HH:mm"
        />
      </Stack>
    </LocalizationProvider>
  );
}
