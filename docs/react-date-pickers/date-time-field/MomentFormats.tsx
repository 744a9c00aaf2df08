import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2026-05-14T15:04:05');

export default function MomentFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimeField label="Of the locale" defaultValue={launch} />
        <DateTimeField label="24 hours" ampm={false} defaultValue={launch} />
        <DateTimeField label="For a log" format="YYYY-MM-DD HH:mm:ss" defaultValue={launch} />
        <DateTimeField label="In words" format="ddd D MMM, h:mm A" defaultValue={launch} />
      </Stack>
    </LocalizationProvider>
  );
}
