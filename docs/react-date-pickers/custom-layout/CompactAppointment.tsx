import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {usePickerLayout} from '@mui/x-date-pickers/PickersLayout';
import type {PickersLayoutProps} from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

function AppointmentLayout(props: PickersLayoutProps<Dayjs | null>) {
  const {toolbar, tabs, content, actionBar} = usePickerLayout(props);
  return (
    <div className={props.className}>
      {toolbar}
      <Box sx={{display: {xs: 'block', sm: 'flex'}}}>{content}</Box>
      {tabs}
      <Box sx={{borderTop: 1, borderColor: 'divider'}}>{actionBar}</Box>
    </div>
  );
}

const slots = {layout: AppointmentLayout};

export default function CompactAppointment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        defaultValue={dayjs('2026-05-14T10:30')}
        slots={slots}
        slotProps={{toolbar: {hidden: false}}}
      />
    </LocalizationProvider>
  );
}
