import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import {useState} from 'react';

const locales = {
  'English (US)': 'en',
  German: 'de',
  Japanese: 'ja',
};
const departure = dayjs('2026-06-12T16:45');

export default function FormatByLocale() {
  const [name, setName] = useState<keyof typeof locales>('German');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locales[name]}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Locale"
          value={name}
          onChange={(_, next: keyof typeof locales | null) => next && setName(next)}
        >
          {Object.keys(locales).map((key) => (
            <ToggleButton key={key} value={key} sx={{textTransform: 'none'}}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField label="Departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
