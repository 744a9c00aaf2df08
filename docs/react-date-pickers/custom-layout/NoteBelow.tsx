import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type {PickersLayoutProps} from '@mui/x-date-pickers/PickersLayout';
import type {Dayjs} from 'dayjs';

function LayoutWithNote(props: PickersLayoutProps<Dayjs | null>) {
  const {toolbar, tabs, content, actionBar, shortcuts, ownerState} = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={ownerState} className={props.className} sx={props.sx}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        {content}
        <Divider />
        <Typography variant="body2" sx={{px: 3, py: 1}}>
          Orders before 14:00 leave the same day.
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

const slots = {layout: LayoutWithNote};

export default function NoteBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery" slots={slots} />
    </LocalizationProvider>
  );
}
