import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Moment} from 'moment';
import {useState} from 'react';

export default function FirstPickerMoment() {
  const [value, setValue] = useState<Moment | null>(null);
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterMoment}>
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
