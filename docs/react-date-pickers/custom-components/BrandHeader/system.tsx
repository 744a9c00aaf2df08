import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const button = {borderRadius: 2, color: '#9350c8', bgcolor: 'rgb(147 80 200 / 10%)', mx: 0.5};

export default function BrandHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        slots={{leftArrowIcon: WestIcon, rightArrowIcon: EastIcon}}
        slotProps={{
          calendarHeader: {sx: {borderBottom: '2px solid #9350c8', mx: 2, px: 0}},
          previousIconButton: {size: 'small', sx: button},
          nextIconButton: {size: 'small', sx: button},
          switchViewButton: {sx: {color: '#9350c8'}},
        }}
      />
    </LocalizationProvider>
  );
}
