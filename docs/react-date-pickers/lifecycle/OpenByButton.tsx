import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useState} from 'react';

export default function OpenByButton() {
  const [open, setOpen] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{maxWidth: '100%', alignItems: 'center'}}>
        <DatePicker
          label="Reminder"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <Button sx={{flexShrink: 0}} onClick={() => setOpen(true)}>
          Remind me
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
