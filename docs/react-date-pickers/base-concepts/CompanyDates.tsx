import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickerValidDate} from '@mui/x-date-pickers/models';

interface WorkdayPickerProps extends Omit<DatePickerProps, 'shouldDisableDate'> {
  label: string;
}

const isWeekend = (date: PickerValidDate) => date.day() === 0 || date.day() === 6;

function WorkdayPicker(props: WorkdayPickerProps) {
  return <DatePicker format="ddd, MMM D, YYYY" {...props} shouldDisableDate={isWeekend} />;
}

export default function CompanyDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <WorkdayPicker label="First day of work" />
        <WorkdayPicker label="Review" disablePast />
      </Stack>
    </LocalizationProvider>
  );
}
