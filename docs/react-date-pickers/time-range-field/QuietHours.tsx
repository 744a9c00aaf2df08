import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type {DateRange, TimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const day = dayjs('2026-06-12');
const works: DateRange<Dayjs> = [day.hour(6).minute(30), day.hour(11)];

const messages: Record<string, string> = {
  minTime: 'Work may begin at 7:00.',
  maxTime: 'Work ends at 20:00.',
  minutesStep: 'Quarter hours, please.',
  invalidRange: 'The end is before the start.',
};

export default function QuietHours() {
  const [[start, end], setErrors] = useState<TimeRangeValidationError>([null, null]);
  const error = start ?? end;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Noisy work"
        ampm={false}
        minTime={day.hour(7)}
        maxTime={day.hour(20)}
        minutesStep={15}
        defaultValue={works}
        onError={setErrors}
        helperText={error ? messages[error] : '7:00 to 20:00, in quarter hours'}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
