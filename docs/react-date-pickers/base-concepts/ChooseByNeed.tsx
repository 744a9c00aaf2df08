import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {useState} from 'react';

const name = {label: 'Appointment'};
const components = {
  'A date': {
    type: {name: 'DateField', element: <DateField {...name} />},
    'type or choose': {name: 'DatePicker', element: <DatePicker {...name} />},
    choose: {name: 'DateCalendar', element: <DateCalendar />},
  },
  'A time': {
    type: {name: 'TimeField', element: <TimeField {...name} />},
    'type or choose': {name: 'TimePicker', element: <TimePicker {...name} />},
    choose: {
      name: 'MultiSectionDigitalClock',
      element: <MultiSectionDigitalClock />,
    },
  },
  Both: {
    type: {name: 'DateTimeField', element: <DateTimeField {...name} />},
    'type or choose': {name: 'DateTimePicker', element: <DateTimePicker {...name} />},
    choose: {
      name: 'StaticDateTimePicker',
      element: <StaticDateTimePicker displayStaticWrapperAs="desktop" />,
    },
  },
};
type What = keyof typeof components;
type How = keyof (typeof components)[What];

export default function ChooseByNeed() {
  const [what, setWhat] = useState<What>('A date');
  const [how, setHow] = useState<How>('choose');
  const chosen = components[what][how];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%', minHeight: 516}}>
        <Stack direction="row" spacing={2}>
          <TextField
            select
            fullWidth
            label="People enter"
            value={what}
            onChange={(event) => setWhat(event.target.value as What)}
          >
            {Object.keys(components).map((entry) => (
              <MenuItem key={entry} value={entry}>
                {entry}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            fullWidth
            label="They"
            value={how}
            onChange={(event) => setHow(event.target.value as How)}
          >
            {Object.keys(components[what]).map((entry) => (
              <MenuItem key={entry} value={entry}>
                {entry}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <Typography variant="body2">
          Use <code>{chosen.name}</code>
        </Typography>
        <Box key={chosen.name} sx={{overflowX: 'auto', pt: 1}}>
          {chosen.element}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
