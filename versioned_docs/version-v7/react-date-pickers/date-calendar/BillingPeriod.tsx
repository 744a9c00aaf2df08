import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import {useState} from 'react';

const founded = dayjs('2018-04-01');
const latest = dayjs('2026-12-31');

export default function BillingPeriod() {
  const [period, setPeriod] = useState(dayjs('2026-05-01'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center', maxWidth: '100%'}}>
        <YearCalendar
          value={period}
          onChange={setPeriod}
          minDate={founded}
          maxDate={latest}
          yearsOrder="desc"
          aria-label="Year"
          sx={{maxWidth: '100%'}}
        />
        <MonthCalendar
          value={period}
          onChange={setPeriod}
          minDate={founded}
          maxDate={latest}
          aria-label="Month"
          sx={{maxWidth: '100%'}}
        />
        <Typography variant="body2">Invoices of {period.format('MMMM YYYY')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
