import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import type {DatePickerToolbarProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const today = dayjs('2026-05-04');

function DepartureToolbar({className, titleId}: DatePickerToolbarProps) {
  const {value} = usePickerContext();
  const days = value ? value.diff(today, 'day') : null;
  return (
    <Stack
      direction="row"
      spacing={2}
      className={className}
      sx={{
        alignItems: 'center',
        px: 3,
        py: 1.5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <FlightTakeoffIcon />
      <div>
        <Typography id={titleId}>{value?.format('dddd, MMMM D') ?? 'Choose a day'}</Typography>
        <Typography variant="body2">
          {days === null ? 'Departure' : `Departure in ${days} days`}
        </Typography>
      </div>
    </Stack>
  );
}

const slots = {toolbar: DepartureToolbar};

const narrow = {minWidth: 0, maxWidth: '100%', '& .MuiDateCalendar-root': {width: '100%'}};

export default function FlightToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        sx={narrow}
        defaultValue={dayjs('2026-05-22')}
        minDate={today}
        slots={slots}
        slotProps={{actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
