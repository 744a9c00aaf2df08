import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const rules: Record<string, DatePickerProps<Dayjs>> = {
  'shouldDisableDate: weekends': {shouldDisableDate: (date) => [0, 6].includes(date.day())},
  'shouldDisableMonth: August': {shouldDisableMonth: (date) => date.month() === 7},
  'shouldDisableYear: 2026': {shouldDisableYear: (date) => date.year() === 2026},
  'disableFuture: up to today': {disableFuture: true},
  'disablePast: from today': {disablePast: true},
  'minDate: September 1, 2026': {minDate: dayjs('2026-09-01')},
  'maxDate: June 30, 2026': {maxDate: dayjs('2026-06-30')},
};
const saturday = dayjs('2026-08-15');

export default function DateRules() {
  const [chosen, setChosen] = useState(['shouldDisableDate: weekends']);
  const [error, setError] = useState<DateValidationError>(null);
  const props = Object.assign({}, ...chosen.map((rule) => rules[rule])) as DatePickerProps<Dayjs>;
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
        <DatePicker
          {...props}
          label="Inspection"
          defaultValue={saturday}
          onError={setError}
          slotProps={{textField: {helperText: error ? `Code: ${error}` : 'No error'}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
