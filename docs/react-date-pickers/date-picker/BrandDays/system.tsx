import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersDayClasses} from '@mui/x-date-pickers/PickersDay';
import {pickersOutlinedInputClasses} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const harvest = dayjs('2026-09-18');

export default function BrandDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        defaultValue={harvest}
        sx={{
          [`& .${pickersOutlinedInputClasses.root}`]: {bgcolor: 'rgb(46 125 50 / 10%)'},
          [`& .${pickersOutlinedInputClasses.notchedOutline}`]: {borderColor: '#2e7d32'},
        }}
        slotProps={{
          day: {
            sx: {
              borderRadius: 1,
              [`&.${pickersDayClasses.selected}`]: {
                '&, &:hover, &:focus': {bgcolor: '#2e7d32', color: '#fff'},
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
