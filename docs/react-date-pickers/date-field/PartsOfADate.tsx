import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const shipped = dayjs('2026-05-14');

export default function PartsOfADate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Shipped" format="D MMMM YYYY" defaultValue={shipped} />
        <DateField label="Card expires" format="MM / YY" defaultValue={shipped} />
        <DateField label="Vintage" format="YYYY" defaultValue={shipped} />
        <DateField label="Day of the market" format="dddd, DD.MM." defaultValue={shipped} />
      </Stack>
    </LocalizationProvider>
  );
}
