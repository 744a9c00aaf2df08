import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const noonInNextSeason = dayjs('2027-04-01T12:00');

export default function ShiftStart() {
  const [start, setStart] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Season starts"
          value={start}
          onChange={setStart}
          referenceDate={noonInNextSeason}
        />
        <Typography variant="body2">
          Value: {start?.isValid() ? start.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
