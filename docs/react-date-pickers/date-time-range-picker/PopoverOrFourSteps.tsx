import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DesktopDateTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {MobileDateTimeRangePicker} from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const trip: DateRange<Dayjs> = [dayjs('2026-06-12T08:00'), dayjs('2026-06-14T20:00')];

export default function PopoverOrFourSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 460, maxWidth: '100%'}}>
        <DesktopDateTimeRangePicker label="Trip, in a popover" defaultValue={trip} />
        <MobileDateTimeRangePicker label="Trip, in a dialog" defaultValue={trip} />
      </Stack>
    </LocalizationProvider>
  );
}
