import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const delivered = dayjs().subtract(30, 'day');

function message(value: Dayjs | null, error: DateValidationError): string | null {
  switch (error) {
    case null:
      return value === null ? 'Say when you bring it back, month first.' : null;
    case 'invalidDate':
      return 'Fill in the whole date.';
    case 'minDate':
      return `It was delivered on ${delivered.format('MMMM D')}.`;
    default:
      return 'Choose another day.';
  }
}

export default function ReturnForm() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [error, setError] = useState<DateValidationError>(null);
  const [state, setState] = useState<'new' | 'wrong' | 'sent'>('new');
  const text = message(value, error);
  const shown = text !== null && (state === 'wrong' || error !== null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{width: 320, maxWidth: '100%'}}
        onSubmit={(event) => {
          event.preventDefault();
          setState(text === null ? 'sent' : 'wrong');
        }}
      >
        <DatePicker
          label="Returned on"
          value={value}
          onChange={(next) => {
            setValue(next);
            setState('new');
          }}
          minDate={delivered}
          onError={setError}
          slotProps={{textField: {required: true, error: shown, helperText: shown ? text : ' '}}}
        />
        <Button type="submit" variant="contained">
          Register return
        </Button>
        <Typography variant="body2" role="status">
          {state === 'sent' ? `Registered for ${value?.format('MMMM D')}.` : 'Not registered yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
