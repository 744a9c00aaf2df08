import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const signed = dayjs('2026-06-05');

export default function OwnFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="ISO" format="YYYY-MM-DD" defaultValue={signed} />
        <DatePicker label="Month in letters" format="D MMM YYYY" defaultValue={signed} />
        <DatePicker label="With weekday" format="ddd, DD/MM/YYYY" defaultValue={signed} />
      </Stack>
    </LocalizationProvider>
  );
}
