import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type {SvgIconProps} from '@mui/material/SvgIcon';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

function ChevronIcon({color, fontSize}: SvgIconProps) {
  const Icon = usePickerContext().open ? ExpandLessIcon : ExpandMoreIcon;
  return <Icon color={color} fontSize={fontSize} />;
}

const slots = {openPickerIcon: ChevronIcon};

export default function IconFollowsState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Shift starts"
        defaultValue={dayjs('2026-05-14T06:30')}
        slots={slots}
        slotProps={{
          openPickerIcon: ({isPickerValueEmpty}) => ({
            color: isPickerValueEmpty ? 'disabled' : 'primary',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
