import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const today = dayjs();
const lastMonth = today.subtract(1, 'month');

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'This week', getValue: () => [today.startOf('week'), today.endOf('week')]},
  {label: 'Last 30 days', getValue: () => [today.subtract(29, 'day'), today]},
  {label: 'Last month', getValue: () => [lastMonth.startOf('month'), lastMonth.endOf('month')]},
  {label: 'This year', getValue: () => [today.startOf('year'), today.endOf('year')]},
  {label: 'Any time', getValue: () => [null, null]},
];

export default function ReportRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        slotProps={{shortcuts: {items: shortcuts}}}
        sx={{width: 400, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
