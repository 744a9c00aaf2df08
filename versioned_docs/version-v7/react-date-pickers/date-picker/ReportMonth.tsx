import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

export default function ReportMonth() {
  const [month, setMonth] = useState<Dayjs | null>(dayjs('2026-03-01'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{maxWidth: 280}}>
        <DatePicker
          label="Report for"
          value={month}
          onChange={setMonth}
          // #region preview
          views={['year', 'month']}
          openTo="month"
          minDate={dayjs('2024-01-01')}
          // #endregion
        />
        <Typography variant="body2" role="status">
          {month?.isValid() ? `${month.daysInMonth()} days` : 'No month chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
