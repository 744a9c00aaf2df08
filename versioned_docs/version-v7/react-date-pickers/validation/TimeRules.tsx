import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {TimeValidationError} from '@mui/x-date-pickers/models';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import type {TimePickerProps} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const at = (days: number, hour: number, minute = 0) =>
  dayjs().add(days, 'day').startOf('day').hour(hour).minute(minute);

const rules: Record<string, TimePickerProps<Dayjs>> = {
  'minTime: tomorrow 9:00 AM': {minTime: at(1, 9)},
  'maxTime: 5:00 PM': {maxTime: at(0, 17)},
  'shouldDisableTime: lunch, 12 to 1': {
    shouldDisableTime: (time, view) => view === 'hours' && time.hour() === 12,
  },
  'minutesStep: 15': {minutesStep: 15},
  disableIgnoringDatePartForTimeValidation: {disableIgnoringDatePartForTimeValidation: true},
};
const lunch = at(0, 12, 40);

export default function TimeRules() {
  const [chosen, setChosen] = useState(['minutesStep: 15']);
  const [error, setError] = useState<TimeValidationError>(null);
  const props = Object.assign({}, ...chosen.map((rule) => rules[rule])) as TimePickerProps<Dayjs>;
  const toggle = (rule: string) =>
    setChosen((before) =>
      before.includes(rule) ? before.filter((other) => other !== rule) : [...before, rule],
    );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <FormGroup>
          {Object.keys(rules).map((rule) => (
            <FormControlLabel
              key={rule}
              label={rule}
              slotProps={{typography: {sx: {overflowWrap: 'anywhere'}}}}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(rule)}
                  onChange={() => toggle(rule)}
                />
              }
            />
          ))}
        </FormGroup>
        <TimePicker
          {...props}
          label="Call back today at"
          defaultValue={lunch}
          onError={setError}
          slotProps={{textField: {helperText: error ? `Code: ${error}` : 'No error'}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
