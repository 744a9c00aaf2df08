import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/ja';
import {useState} from 'react';

const locales = {
  'English (US)': 'en',
  German: 'de',
  Japanese: 'ja',
};
const departure = moment('2026-06-12T16:45');

export default function FormatByLocaleMoment() {
  const [name, setName] = useState<keyof typeof locales>('German');
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locales[name]}>
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
