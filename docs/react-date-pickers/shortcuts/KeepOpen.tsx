import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const items = [1, 3, 6].map((months) => ({
  label: `${months} months on`,
  getValue: () => dayjs().startOf('day').add(months, 'month'),
}));

export default function KeepOpen() {
  const [stay, setStay] = useState(true);
  const [calls, setCalls] = useState('none');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <FormControlLabel
          control={<Switch checked={stay} onChange={(_, on) => setStay(on)} />}
          label="A shortcut only sets the value"
        />
        <DatePicker
          label="Check-up"
          closeOnSelect={false}
          onOpen={() => setCalls('open')}
          onChange={() => setCalls((before) => `${before}, change`)}
          onAccept={() => setCalls((before) => `${before}, accept`)}
          onClose={() => setCalls((before) => `${before}, close`)}
          slotProps={{shortcuts: {items, changeImportance: stay ? 'set' : 'accept'}}}
        />
        <Typography variant="body2">Calls: {calls}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
