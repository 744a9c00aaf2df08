import Stack from '@mui/material/Stack';
import {ThemeProvider, createTheme, useTheme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {frFR} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/fr';
import {useMemo} from 'react';

export default function WordsInTheTheme() {
  const outer = useTheme();
  const theme = useMemo(() => createTheme(outer, frFR), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
          <DatePicker label="Jour de livraison" />
          <DateTimePicker label="Rendez-vous" />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
