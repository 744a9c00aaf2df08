import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
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
            actionBar: {actions: ['today', 'clear'], disableSpacing: true},
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.actionBar}`]: {
                  gridColumn: 1,
                  gridRow: 2,
                  flexDirection: 'column',
                  justifyContent: 'flex-start',
                  gap: 1,
                  pt: 2,
                },
              },
            },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
