import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const today = () => dayjs().startOf('day');
const whole = (date: Dayjs, unit: 'week' | 'month'): DateRange<Dayjs> => [
  date.startOf(unit),
  date.endOf(unit).startOf('day'),
];

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'This week', getValue: () => whole(today(), 'week')},
  {label: 'Last week', getValue: () => whole(today().subtract(1, 'week'), 'week')},
  {label: 'Last 7 days', getValue: () => [today().subtract(6, 'day'), today()]},
  {label: 'This month', getValue: () => whole(today(), 'month')},
  {label: 'Last month', getValue: () => whole(today().subtract(1, 'month'), 'month')},
  {label: 'All time', getValue: () => [null, null]},
];

export default function ReportRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Report" slotProps={{shortcuts: {items}}} />
    </LocalizationProvider>
  );
}
