import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange, DateRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const monday = dayjs('2026-06-15');
const saturday = dayjs('2026-06-20');
const maintenance = dayjs('2026-06-18');

export default function CabinStay() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([monday, saturday]);
  const [[arrival, departure], setErrors] = useState<DateRangeValidationError>([null, null]);
  const [first, last] = stay;
  const closed = first?.isBefore(maintenance, 'day') && last?.isAfter(maintenance, 'day');
  const text = [
    arrival && `arrival: ${arrival}`,
    departure && `departure: ${departure}`,
    closed && 'closed on June 18',
  ].filter(Boolean);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay, arriving on Saturday"
        value={stay}
        onChange={setStay}
        shouldDisableDate={(date, position) =>
          date.isSame(maintenance, 'day') || (position === 'start' && date.day() !== 6)
        }
        onError={setErrors}
        slotProps={{
          textField: {error: text.length > 0, helperText: text.join(', ') || 'No error'},
        }}
      />
    </LocalizationProvider>
  );
}
