import Button from '@mui/material/Button';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange, FieldType} from '@mui/x-date-pickers-pro/models';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

function PeriodButton() {
  const {value, open, setOpen, triggerRef} = usePickerContext<DateRange<Dayjs>>();
  const [first, last] = value.map((day) => day?.format('MMM D') ?? '…');
  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      Sales from {first} to {last}
    </Button>
  );
}
PeriodButton.fieldType = 'single-input' satisfies FieldType;

const slots = {field: PeriodButton};

export default function RangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-17')]} slots={slots} />
    </LocalizationProvider>
  );
}
