import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTime} from 'luxon';
import {useState} from 'react';

const locales = {
  'English (US)': 'en-US',
  German: 'de',
  Japanese: 'ja',
};
const departure = DateTime.local(2026, 6, 12, 16, 45);

export default function FormatByLocaleLuxon() {
  const [name, setName] = useState<keyof typeof locales>('German');
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locales[name]}>
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
