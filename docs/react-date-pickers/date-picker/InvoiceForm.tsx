import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const issued = dayjs('2026-05-14');

export default function InvoiceForm() {
  const [sent, setSent] = useState('nothing yet');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{width: 320, maxWidth: '100%'}}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = [...new FormData(event.currentTarget)];
          setSent(fields.map(([name, value]) => `${name}=${String(value)}`).join('&'));
        }}
      >
        <DatePicker label="Issued" name="issued" format="YYYY-MM-DD" value={issued} readOnly />
        <DatePicker
          label="Due"
          name="due"
          format="YYYY-MM-DD"
          minDate={issued}
          slotProps={{textField: {required: true}}}
        />
        <DatePicker label="Paid" name="paid" disabled />
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography variant="body2">Sent: {sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
