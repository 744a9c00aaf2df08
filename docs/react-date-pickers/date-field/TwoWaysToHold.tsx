import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const bought = dayjs('2024-03-18');

export default function TwoWaysToHold() {
  const [expires, setExpires] = useState<Dayjs | null>(bought.add(2, 'year'));
  const text = expires?.isValid() ? expires.format('dddd, MMMM D, YYYY') : 'no date';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Bought" defaultValue={bought} />
        <DateField label="Warranty until" value={expires} onChange={setExpires} />
        <Typography variant="body2">Warranty: {text}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
