import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

const steps = [
  {months: -12, label: 'Previous year', icon: <KeyboardDoubleArrowLeftIcon />},
  {months: -1, label: 'Previous month', icon: <ChevronLeftIcon />},
  {months: 1, label: 'Next month', icon: <ChevronRightIcon />},
  {months: 12, label: 'Next year', icon: <KeyboardDoubleArrowRightIcon />},
];

function FourArrowHeader(props: PickersCalendarHeaderProps) {
  const {currentMonth, onMonthChange, labelId, minDate, maxDate} = props;
  const buttons = steps.map(({months, label, icon}) => {
    const target = currentMonth.add(months, 'month');
    return (
      <IconButton
        key={label}
        aria-label={label}
        disabled={target.isBefore(minDate, 'month') || target.isAfter(maxDate, 'month')}
        onClick={() => onMonthChange(target)}
      >
        {icon}
      </IconButton>
    );
  });
  return (
    <Stack
      direction="row"
      sx={({direction}) => ({
        alignItems: 'center',
        px: 1,
        pt: 1,
        '& svg': {transform: direction === 'rtl' ? 'scaleX(-1)' : undefined},
      })}
    >
      {buttons.slice(0, 2)}
      <Typography id={labelId} aria-live="polite" sx={{flexGrow: 1, textAlign: 'center'}}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {buttons.slice(2)}
    </Stack>
  );
}

const slots = {calendarHeader: FourArrowHeader};

export default function YearAndMonthArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2026-05-14')} views={['day']} slots={slots} />
    </LocalizationProvider>
  );
}
