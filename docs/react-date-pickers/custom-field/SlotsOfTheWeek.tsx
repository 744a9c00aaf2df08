import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const freeDays = ['2026-05-18', '2026-05-19', '2026-05-22', '2026-05-26'].map((day) => dayjs(day));
const isTaken = (date: Dayjs) => !freeDays.some((day) => day.isSame(date, 'day'));

function FreeDayField() {
  const {value, label, setValue, setOpen, triggerRef} = usePickerContext();
  return (
    <Stack
      ref={triggerRef}
      direction="row"
      sx={{alignItems: 'center', width: 294, maxWidth: '100%'}}
    >
      <Autocomplete<Dayjs>
        fullWidth
        options={freeDays}
        value={value}
        onChange={(_event, day) => setValue(day, {source: 'field'})}
        getOptionLabel={(day) => day.format('dddd, MMMM D')}
        getOptionKey={(day) => day.toISOString()}
        isOptionEqualToValue={(day, chosen) => day.isSame(chosen, 'day')}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <IconButton aria-label="Show the calendar" onClick={() => setOpen(true)}>
        <CalendarMonthIcon />
      </IconButton>
    </Stack>
  );
}

const slots = {field: FreeDayField};

export default function SlotsOfTheWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Installation"
        referenceDate={dayjs('2026-05-18')}
        shouldDisableDate={isTaken}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
