import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function FirstPicker() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Delivery day" value={value} onChange={setValue} />
        <Typography variant="body2">
          {value?.isValid() ? value.format('dddd, MMMM D, YYYY') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
