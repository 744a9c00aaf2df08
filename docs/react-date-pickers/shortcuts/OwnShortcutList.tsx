import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useIsValidValue, usePickerActionsContext} from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const groups = [
  [0, 1, 2],
  [7, 14, 28],
];
const nameOf = (days: number) =>
  days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `+ ${days} days`;

function DayButtons({className}: {className?: string}) {
  const {setValue} = usePickerActionsContext();
  const isValid = useIsValidValue();
  return (
    <Stack className={className} divider={<Divider />} spacing={1} sx={{p: 1}}>
      {groups.map((group) => (
        <Stack key={group[0]} spacing={0.5}>
          {group.map((days) => {
            const date = dayjs().startOf('day').add(days, 'day');
            return (
              <Button
                key={days}
                size="small"
                disabled={!isValid(date)}
                onClick={() => setValue(date, {shortcut: {label: nameOf(days)}})}
              >
                {nameOf(days)}
              </Button>
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}

export default function OwnShortcutList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Reminder" disablePast slots={{shortcuts: DayButtons}} />
    </LocalizationProvider>
  );
}
