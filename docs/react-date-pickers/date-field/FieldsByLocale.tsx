import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {deDE, enUS, frFR} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import {useState} from 'react';

const languages = {
  en: {label: 'Arrival', texts: enUS},
  de: {label: 'Anreise', texts: deDE},
  fr: {label: 'Arrivée', texts: frFR},
};

export default function FieldsByLocale() {
  const [code, setCode] = useState<keyof typeof languages>('de');
  const {label, texts} = languages[code];
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={code}
      localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Language"
          value={code}
          onChange={(_, next: keyof typeof languages | null) => setCode(next ?? code)}
        >
          {Object.keys(languages).map((entry) => (
            <ToggleButton key={entry} value={entry}>
              {entry}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateField label={label} focused />
      </Stack>
    </LocalizationProvider>
  );
}
