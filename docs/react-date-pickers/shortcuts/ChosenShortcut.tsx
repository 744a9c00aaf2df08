import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import {useState} from 'react';

const shifts = [
  {id: 'early', label: 'Early shift', getValue: () => dayjs().startOf('day').hour(6)},
  {id: 'late', label: 'Late shift', getValue: () => dayjs().startOf('day').hour(14)},
  {id: 'night', label: 'Night shift', getValue: () => dayjs().startOf('day').hour(22)},
];

export default function ChosenShortcut() {
  const [origin, setOrigin] = useState('nothing yet');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TimePicker
          label="Starts at"
          slotProps={{shortcuts: {items: shifts}}}
          onChange={(_, {shortcut, source}) =>
            setOrigin(shortcut ? `the shortcut ${shortcut.id}` : `source ${source}`)
          }
        />
        <Typography variant="body2">Last change: {origin}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
