import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const fair = [dayjs('2026-09-14'), dayjs('2026-09-18')] as const;

export default function OneOrTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: '100%', maxWidth: 480}}>
        <DateRangePicker label="Trade fair" defaultValue={[...fair]} />
        <DateRangePicker
          slots={{field: MultiInputDateRangeField}}
          localeText={{start: 'Opens', end: 'Closes'}}
          defaultValue={[...fair]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
