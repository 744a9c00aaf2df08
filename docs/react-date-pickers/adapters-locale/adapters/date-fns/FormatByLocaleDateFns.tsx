import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {enUS as dateEn} from 'date-fns/locale/en-US';
import {de as dateDe} from 'date-fns/locale/de';
import {ja as dateJa} from 'date-fns/locale/ja';
import {useState} from 'react';

const locales = {
  'English (US)': dateEn,
  German: dateDe,
  Japanese: dateJa,
};
const departure = new Date(2026, 5, 12, 16, 45);

export default function FormatByLocaleDateFns() {
  const [name, setName] = useState<keyof typeof locales>('German');
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locales[name]}>
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
