import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './styles.css';

export default function BrandHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        slots={{leftArrowIcon: WestIcon, rightArrowIcon: EastIcon}}
        slotProps={{
          calendarHeader: {className: 'brand-header'},
          previousIconButton: {size: 'small', className: 'brand-header-button'},
          nextIconButton: {size: 'small', className: 'brand-header-button'},
          switchViewButton: {className: 'brand-header-switch'},
        }}
      />
    </LocalizationProvider>
  );
}
