import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function TypedParts() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const complete = value?.isValid() ? value.format('dddd, MMMM D, YYYY, h:mm A') : 'no date yet';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DateTimeField
          label="Departure"
          format="D MMM YYYY hh:mm A"
          value={value}
          onChange={setValue}
          helperText="Type 5jun2026645p"
        />
        <Typography variant="body2" role="status">
          {complete}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
