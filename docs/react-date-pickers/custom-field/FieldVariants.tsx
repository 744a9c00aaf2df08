import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const published = dayjs('2026-05-14');

export default function FieldVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 260}}>
        <DatePicker
          label="Published"
          defaultValue={published}
          slotProps={{textField: {variant: 'filled', size: 'small', required: true}}}
        />
        <DatePicker
          label="Reviewed"
          defaultValue={published}
          slotProps={{
            textField: {variant: 'standard', color: 'secondary', helperText: 'Once a year'},
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
