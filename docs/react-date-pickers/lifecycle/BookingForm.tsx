import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useRef, useState} from 'react';

type Values = Record<'day' | 'time', Dayjs | null>;
type Errors = Partial<Record<keyof Values, string | null>>;

export default function BookingForm() {
  const [values, setValues] = useState<Values>({day: null, time: null});
  const [errors, setErrors] = useState<Errors>({});
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState('');
  const dayInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);

  const wrong = (name: keyof Values) => errors[name] ?? (values[name] === null ? 'empty' : null);
  const control = (name: keyof Values) => ({
    value: values[name],
    onChange: (value: Dayjs | null) => setValues((before) => ({...before, [name]: value})),
    onError: (error: string | null) => setErrors((before) => ({...before, [name]: error})),
    slotProps: {
      textField: {
        error: tried && wrong(name) !== null,
        helperText: tried && wrong(name) !== null ? `Please check: ${wrong(name)}` : ' ',
      },
    },
  });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={1}
        sx={{width: 320, maxWidth: '100%'}}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (wrong('day') !== null) {
            dayInput.current?.focus();
          } else if (wrong('time') !== null) {
            timeInput.current?.focus();
          } else {
            setSent(`${values.day?.format('MMM D')}, ${values.time?.format('h:mm A')}`);
          }
        }}
      >
        <DatePicker label="Day" disablePast inputRef={dayInput} {...control('day')} />
        <TimePicker
          label="Time"
          minTime={dayjs('2026-01-01T17:00')}
          maxTime={dayjs('2026-01-01T22:00')}
          inputRef={timeInput}
          {...control('time')}
        />
        <Button type="submit" variant="contained">
          Reserve a table
        </Button>
        <Typography variant="body2" role="status">
          Reserved: {sent || 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
