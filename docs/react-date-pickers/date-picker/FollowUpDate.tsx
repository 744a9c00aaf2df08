import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const tomorrow = dayjs().add(1, 'day');

export default function FollowUpDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Clear in the field"
          defaultValue={tomorrow}
          slotProps={{field: {clearable: true}}}
        />
        <DatePicker
          label="Clear in the popup"
          defaultValue={tomorrow}
          slotProps={{actionBar: {actions: ['clear', 'today']}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
