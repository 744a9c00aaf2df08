import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersActionBarAction} from '@mui/x-date-pickers/PickersActionBar';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const allActions: PickersActionBarAction[] = ['today', 'clear', 'cancel', 'accept'];

const narrow = {
  minWidth: 0,
  maxWidth: '100%',
  '& .MuiDateCalendar-root, & .MuiMonthCalendar-root': {width: '100%'},
};

export default function ChooseActions() {
  const [actions, setActions] = useState<PickersActionBarAction[]>(['clear', 'accept']);
  const [accepted, setAccepted] = useState<Dayjs | null>(dayjs('2026-05-01'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center', minHeight: 463, maxWidth: '100%'}}>
        <ToggleButtonGroup
          size="small"
          aria-label="Actions"
          value={actions}
          onChange={(_event, chosen: PickersActionBarAction[]) => setActions(chosen)}
        >
          {allActions.map((action) => (
            <ToggleButton key={action} value={action} sx={{textTransform: 'none'}}>
              {action}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2">
          Accepted: {accepted ? accepted.format('MMMM YYYY') : 'none'}
        </Typography>
        <StaticDatePicker
          sx={narrow}
          displayStaticWrapperAs="desktop"
          views={['month']}
          defaultValue={accepted}
          onAccept={setAccepted}
          slotProps={{actionBar: {actions}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
