import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateView} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const periods: Record<string, DateView[]> = {
  Year: ['year'],
  Month: ['year', 'month'],
  Day: ['year', 'month', 'day'],
};
const start = dayjs('2026-05-14');

export default function ReportPeriod() {
  const [period, setPeriod] = useState('Month');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Period of the report"
          value={period}
          onChange={(_, next: string | null) => setPeriod(next ?? period)}
        >
          {Object.keys(periods).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker
          key={period}
          label={`${period} of the report`}
          views={periods[period]}
          openTo="year"
          defaultValue={start}
        />
      </Stack>
    </LocalizationProvider>
  );
}
