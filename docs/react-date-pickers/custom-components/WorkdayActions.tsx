import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

function nextWorkday(from: Dayjs): Dayjs {
  const daysToAdd = from.day() === 5 ? 3 : from.day() === 6 ? 2 : 1;
  return from.add(daysToAdd, 'day').startOf('day');
}

function WorkdayBar({className}: PickersActionBarProps) {
  const {value, setValue, acceptValueChanges, cancelValueChanges} = usePickerContext();
  return (
    <DialogActions className={className}>
      <Button
        onClick={() =>
          setValue(nextWorkday(value ?? dayjs()), {changeImportance: 'set', source: 'view'})
        }
      >
        Next workday
      </Button>
      <Button onClick={cancelValueChanges}>Back</Button>
      <Button variant="contained" disabled={value === null} onClick={acceptValueChanges}>
        Use
      </Button>
    </DialogActions>
  );
}

const slots = {actionBar: WorkdayBar};

export default function WorkdayActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Payment due" closeOnSelect={false} slots={slots} />
    </LocalizationProvider>
  );
}
