import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DesktopTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MobileTimeRangePicker} from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const lesson: DateRange<Dayjs> = [dayjs('2026-06-12T16:00'), dayjs('2026-06-12T16:45')];

export default function PopoverOrDialogOfTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DesktopTimeRangePicker label="Lesson, in a popover" defaultValue={lesson} />
        <MobileTimeRangePicker
          label="Lesson, in a dialog"
          localeText={{start: 'Begins', end: 'Ends', toolbarTitle: 'Piano lesson'}}
          defaultValue={lesson}
        />
      </Stack>
    </LocalizationProvider>
  );
}
