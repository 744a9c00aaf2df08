import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const lap = dayjs('2026-05-14T14:05:09');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimeField label="Of the locale" defaultValue={lap} />
        <TimeField label="24 hours" ampm={false} defaultValue={lap} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={lap} />
        <TimeField label="Minutes and seconds" format="m [min] s [s]" defaultValue={lap} />
      </Stack>
    </LocalizationProvider>
  );
}
