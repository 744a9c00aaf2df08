import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function SideActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{overflowX: 'auto'}}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{
            actionBar: {
              actions: ['today', 'clear'],
              disableSpacing: true,
              className: 'col-start-1 col-end-2 row-start-2 flex-col justify-start gap-2 pt-4',
            },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
