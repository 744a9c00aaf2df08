import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type {DateRange, DateTimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const earliest = dayjs('2026-11-20T08:00');
const sale: DateRange<Dayjs> = [dayjs('2026-11-27T00:00'), dayjs('2026-11-26T23:59')];

const messages: Record<string, string> = {
  minDate: 'The shop opens on November 20.',
  minTime: 'The shop opens at 8:00.',
  invalidDate: 'No such moment.',
  invalidRange: 'The sale ends before it begins.',
};

export default function SaleCampaign() {
  const [[start, end], setErrors] = useState<DateTimeRangeValidationError>([null, null]);
  const error = start ?? end;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Sale"
        ampm={false}
        minDateTime={earliest}
        defaultValue={sale}
        onError={setErrors}
        helperText={error ? (messages[error] ?? 'Not possible.') : 'From November 20, 8:00'}
        sx={{width: 460, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
