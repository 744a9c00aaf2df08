import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function BudgetMonths() {
  const [from, setFrom] = useState<Dayjs | null>(dayjs('2026-04-01'));
  const [to, setTo] = useState<Dayjs | null>(dayjs('2026-09-30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="From"
          views={['year', 'month']}
          value={from}
          onChange={(date) => setFrom(date?.isValid() ? date.startOf('month') : date)}
        />
        <DatePicker
          label="To"
          views={['year', 'month']}
          minDate={from?.isValid() ? from : undefined}
          value={to}
          onChange={(date) => setTo(date?.isValid() ? date.endOf('month') : date)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
