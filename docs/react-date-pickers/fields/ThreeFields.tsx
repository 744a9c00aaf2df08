import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const landing = dayjs('2026-06-12T14:35');

export default function ThreeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Date" defaultValue={landing} />
        <TimeField label="Time" defaultValue={landing} />
        <DateTimeField label="Date and time" defaultValue={landing} />
      </Stack>
    </LocalizationProvider>
  );
}
