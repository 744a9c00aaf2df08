import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';
import type {FormEvent} from 'react';

const format = 'YYYY-MM-DD';
const firstDay = dayjs('2026-07-06');

export default function LeaveRequest() {
  const [result, setResult] = useState('Not sent yet.');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = String(data.get('from'));
    const from = dayjs(text);
    const real = from.isValid() && from.format(format) === text;
    setResult(
      real ? `Sent: ${String(data.get('name'))}, ${text}` : `Not a date: ${text || 'empty'}`,
    );
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{width: 320, maxWidth: '100%'}} onSubmit={send}>
        <TextField name="name" label="Name" defaultValue="Mira Olsen" required />
        <DatePicker name="from" label="From" format={format} defaultValue={firstDay} />
        <Button type="submit" variant="contained">
          Ask for leave
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
