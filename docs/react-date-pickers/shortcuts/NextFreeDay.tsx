import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const booked = new Set([1, 2, 3, 5].map((days) => dayjs().add(days, 'day').format('YYYY-MM-DD')));

function firstValid(from: Dayjs, isValid: (date: Dayjs) => boolean): Dayjs | null {
  for (let days = 0; days < 90; days += 1) {
    const date = from.add(days, 'day');
    if (isValid(date)) {
      return date;
    }
  }
  return null;
}

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({isValid}) => firstValid(dayjs().startOf('day').add(1, 'day'), isValid),
  },
  {
    label: 'From next month',
    getValue: ({isValid}) => firstValid(dayjs().add(1, 'month').startOf('month'), isValid),
  },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Service visit"
        disablePast
        shouldDisableDate={(date) => date.day() === 0 || booked.has(date.format('YYYY-MM-DD'))}
        slotProps={{shortcuts: {items}}}
      />
    </LocalizationProvider>
  );
}
