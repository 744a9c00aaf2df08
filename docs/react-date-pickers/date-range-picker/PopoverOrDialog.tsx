import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const course: [Dayjs, Dayjs] = [dayjs('2026-10-05'), dayjs('2026-10-09')];

export default function PopoverOrDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DesktopDateRangePicker label="Course, in a popover" defaultValue={course} />
        <MobileDateRangePicker label="Course, in a dialog" defaultValue={course} />
      </Stack>
    </LocalizationProvider>
  );
}
