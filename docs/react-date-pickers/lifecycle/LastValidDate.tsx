import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const today = dayjs('2026-05-14');

export default function LastValidDate() {
  const [from, setFrom] = useState(today);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Show bookings from"
          defaultValue={today}
          onChange={(value, {validationError}) => {
            if (value !== null && validationError === null) {
              setFrom(value);
            }
          }}
        />
        <Typography variant="body2">
          Bookings from {from.format('MMM D')} to {from.add(6, 'day').format('MMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
