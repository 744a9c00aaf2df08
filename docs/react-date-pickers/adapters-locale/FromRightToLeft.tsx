import {ThemeProvider, createTheme, useTheme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import {useMemo} from 'react';

export default function FromRightToLeft() {
  const outer = useTheme();
  const theme = useMemo(() => createTheme({...outer, direction: 'rtl'}), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar">
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ar">
          <DateTimeField
            label="المغادرة"
            defaultValue={dayjs('2026-06-12T16:45')}
            sx={{width: 320, maxWidth: '100%'}}
          />
        </LocalizationProvider>
      </div>
    </ThemeProvider>
  );
}
