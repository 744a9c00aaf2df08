import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import 'dayjs/locale/en-gb';
import {useState} from 'react';

const today = dayjs('2026-06-12').locale('en-gb');

export default function WorkWeek() {
  const [week, setWeek] = useState<Dayjs>(today);
  const [hovered, setHovered] = useState<Dayjs | null>(null);
  const monday = week.startOf('week');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Stack spacing={1} sx={{alignItems: 'center', maxWidth: '100%'}}>
        <DateCalendar
          value={week}
          onChange={(day: Dayjs | null) => setWeek(day ?? week)}
          displayWeekNumber
          showDaysOutsideCurrentMonth
          sx={{maxWidth: '100%', '& .MuiDayCalendar-weekNumber': {color: 'text.secondary'}}}
          slotProps={{
            day: ({day}) => ({
              onPointerEnter: () => setHovered(day),
              onPointerLeave: () => setHovered(null),
              sx: {
                borderRadius: 1,
                ...(hovered && day.isSame(hovered, 'week') && {bgcolor: 'action.hover'}),
                ...(day.isSame(week, 'week') && {bgcolor: 'action.selected'}),
              },
            }),
          }}
        />
        <Typography variant="body2">
          Hours worked, {monday.format('MMMM D')} to {monday.add(6, 'day').format('MMMM D')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
