import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const expires = dayjs('2026-12-31');

export default function ClearOrKeep() {
  const [cleared, setCleared] = useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField
          label="Expires"
          defaultValue={expires}
          clearable
          onClear={() => setCleared((count) => count + 1)}
        />
        <DateField
          label="Reviewed"
          defaultValue={expires}
          clearable
          clearButtonPosition="start"
          slots={{clearIcon: BackspaceIcon}}
          slotProps={{clearIcon: {fontSize: 'small'}}}
        />
        <Typography variant="body2">Expiry cleared {cleared} times</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
