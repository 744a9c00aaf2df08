import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2026-05-04');

export default function SpaciousFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 260}}>
        <DateField label="Dense" defaultValue={due} />
        <DateField label="Spacious" defaultValue={due} formatDensity="spacious" />
        <DateField
          label="Leading zeros as in the format"
          defaultValue={due}
          format="D.M.YYYY"
          shouldRespectLeadingZeros
        />
      </Stack>
    </LocalizationProvider>
  );
}
