import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type {MultiInputDateTimeRangeFieldProps} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const outage: DateRange<Dayjs> = [dayjs('2026-06-12T23:30'), dayjs('2026-06-13T04:15')];

const NoSeparator = () => null;

function StackedFields(props: MultiInputDateTimeRangeFieldProps<true>) {
  return (
    <MultiInputDateTimeRangeField
      {...props}
      direction="column"
      slots={{...props.slots, separator: NoSeparator}}
    />
  );
}
StackedFields.fieldType = 'multi-input';

export default function TwoFieldsOrOne() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 460, maxWidth: '100%'}}>
        <DateTimeRangePicker label="Outage" ampm={false} defaultValue={outage} />
        <DateTimeRangePicker
          slots={{field: StackedFields}}
          localeText={{start: 'Down since', end: 'Up again'}}
          ampm={false}
          defaultValue={outage}
        />
      </Stack>
    </LocalizationProvider>
  );
}
