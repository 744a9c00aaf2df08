import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const fair: [Dayjs, Dayjs] = [dayjs('2026-09-14'), dayjs('2026-09-18')];

export default function OneField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Trade fair"
        // #region preview
        slots={{field: SingleInputDateRangeField}}
        // #endregion
        defaultValue={fair}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
