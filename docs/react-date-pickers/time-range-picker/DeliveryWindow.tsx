import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {TimeRangeValidationError} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const opening = dayjs('2026-06-12T08:00');
const closing = dayjs('2026-06-12T20:00');

function wordsOf([start, end]: TimeRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The end is before the start.';
  }
  if (start ?? end) {
    return 'We deliver from 8 AM to 8 PM, on the half hour.';
  }
  return 'A window of your choice';
}

export default function DeliveryWindow() {
  const [error, setError] = useState<TimeRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Delivery"
        referenceDate={opening}
        minTime={opening}
        maxTime={closing}
        minutesStep={30}
        timeSteps={{minutes: 30}}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        onError={setError}
        slotProps={{textField: {helperText: wordsOf(error)}}}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
