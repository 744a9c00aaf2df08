import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const expired = dayjs('2024-01-31');

export default function NamedAndDescribed() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        openDatePickerDialogue: (date) =>
          date ? `Change passport expiry, now ${date}` : 'Choose passport expiry',
      }}
    >
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Passport valid until"
          defaultValue={expired}
          disablePast
          reduceAnimations
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              helperText: error ? 'Choose a day from today on' : 'As printed in the passport',
            },
          }}
        />
        <Typography role="status" variant="body2">
          {error ? 'The passport has expired.' : 'The passport is valid.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
