import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const button = 'mx-1 rounded-lg bg-[#9350c81a] text-[#9350c8]';

export default function BrandHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        slots={{leftArrowIcon: WestIcon, rightArrowIcon: EastIcon}}
        slotProps={{
          calendarHeader: {
            className: 'mx-4 border-0 border-b-2 border-solid border-[#9350c8] px-0',
          },
          previousIconButton: {size: 'small', className: button},
          nextIconButton: {size: 'small', className: button},
          switchViewButton: {className: 'text-[#9350c8]'},
        }}
      />
    </LocalizationProvider>
  );
}
