import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function SetFromOutside() {
  const [due, setDue] = useState<Dayjs | null>(dayjs('2026-05-14'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Due" value={due} onChange={setDue} />
        <Stack direction="row" spacing={1}>
          <Button
            disabled={!due?.isValid()}
            onClick={() => setDue((day) => day && day.add(1, 'week'))}
          >
            A week later
          </Button>
          <Button onClick={() => setDue(null)}>Clear</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
