import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import type {TimeValidationError} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useState} from 'react';

const opening = dayjs().startOf('day').hour(8);
const closing = dayjs().startOf('day').hour(18).minute(30);

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The first courier starts at 8 AM.',
  maxTime: 'The last courier leaves at 6:30 PM.',
  'shouldDisableTime-hours': 'Couriers have their lunch from 12 to 1 PM.',
  minutesStep: 'Couriers come every ten minutes.',
};

export default function CourierPickup() {
  const [error, setError] = useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pickup by courier"
        referenceDate={opening}
        minTime={opening}
        maxTime={closing}
        minutesStep={10}
        timeSteps={{minutes: 10}}
        skipDisabled
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? 'Choose another time.') : '8 to 6:30',
          },
        }}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
