import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const terms = [
  {label: 'Today', getValue: () => dayjs().startOf('day')},
  {label: 'In 14 days', getValue: () => dayjs().startOf('day').add(14, 'day')},
  {label: 'In 30 days', getValue: () => dayjs().startOf('day').add(30, 'day')},
  {label: 'End of month', getValue: () => dayjs().endOf('month').startOf('day')},
];

export default function DueDateShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Invoice due" slotProps={{shortcuts: {items: terms}}} />
    </LocalizationProvider>
  );
}
