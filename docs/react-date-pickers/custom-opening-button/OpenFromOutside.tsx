import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

export default function OpenFromOutside() {
  const [open, setOpen] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
        <DatePicker
          label="Interview"
          defaultValue={dayjs('2026-05-14')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Move the interview
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
