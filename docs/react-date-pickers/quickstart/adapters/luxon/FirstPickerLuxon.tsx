import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTime} from 'luxon';
import {useState} from 'react';

export default function FirstPickerLuxon() {
  const [value, setValue] = useState<DateTime | null>(null);
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker label="Delivery day" value={value} onChange={setValue} />
        <Typography variant="body2">
          {value?.isValid ? value.toFormat('EEEE, MMMM d, yyyy') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
    // #endregion
  );
}
