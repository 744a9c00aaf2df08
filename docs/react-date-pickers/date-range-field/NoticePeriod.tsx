import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type {DateRange, DateRangeValidationError} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const rental: DateRange<Dayjs> = [dayjs('2026-07-10'), dayjs('2026-07-05')];
const season = {first: dayjs('2026-06-01'), last: dayjs('2026-09-30')};

const messages: Record<string, string> = {
  invalidDate: 'No such day.',
  minDate: 'From June on.',
  maxDate: 'Until Sept.',
  invalidRange: 'Wrong order.',
};

export default function NoticePeriod() {
  const [errors, setErrors] = useState<DateRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        minDate={season.first}
        maxDate={season.last}
        defaultValue={rental}
        onError={setErrors}
        slotProps={{
          textField: ({position}) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'Arrival' : 'Departure',
              helperText: error ? messages[error] : 'June to Sept.',
            };
          },
        }}
        sx={{width: '100%', maxWidth: 480}}
      />
    </LocalizationProvider>
  );
}
