import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function RangeWithArrow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-24')]}
        slotProps={{
          root: {spacing: 1},
          separator: {children: <ArrowForwardIcon fontSize="small" />},
          textField: ({position}) => ({
            label: position === 'start' ? 'From' : 'To',
            variant: 'standard',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
