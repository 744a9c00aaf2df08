import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {format, isValid} from 'date-fns';
import {useState} from 'react';

export default function FirstPickerDateFns() {
  const [value, setValue] = useState<Date | null>(null);
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Delivery day" value={value} onChange={setValue} />
        <Typography variant="body2">
          {value && isValid(value) ? format(value, 'EEEE, MMMM d, yyyy') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
