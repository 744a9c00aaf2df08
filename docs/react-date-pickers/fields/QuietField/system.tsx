import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersInputBaseClasses,
  pickersOutlinedInputClasses,
} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const harvest = dayjs('2026-09-18');

export default function QuietField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Harvest"
        defaultValue={harvest}
        sx={{
          [`& .${pickersOutlinedInputClasses.notchedOutline}`]: {borderColor: '#2e7d32'},
          [`& .${pickersOutlinedInputClasses.root}`]: {borderRadius: 5},
          [`& .${pickersInputBaseClasses.sectionContent}`]: {fontWeight: 600},
        }}
      />
    </LocalizationProvider>
  );
}
