import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2026-06-05');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField label="Padded while typing" format="M/D/YYYY" defaultValue={due} />
        <DateField
          label="As the format says"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={due}
        />
      </Stack>
    </LocalizationProvider>
  );
}
