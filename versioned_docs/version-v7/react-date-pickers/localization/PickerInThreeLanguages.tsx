import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {deDE, enUS, jaJP} from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import {useState} from 'react';

const languages = {
  en: {name: 'English', label: 'Departure', words: enUS, dates: 'en'},
  de: {name: 'Deutsch', label: 'Abreise', words: deDE, dates: 'de'},
  ja: {name: '日本語', label: '出発日', words: jaJP, dates: 'ja'},
};
const departure = dayjs('2026-06-12');

export default function PickerInThreeLanguages() {
  const [code, setCode] = useState<keyof typeof languages>('de');
  const {label, words, dates} = languages[code];
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dates}
      localeText={words.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="Language"
          value={code}
          onChange={(event) => setCode(event.target.value as keyof typeof languages)}
        >
          {Object.entries(languages).map(([key, {name}]) => (
            <MenuItem key={key} value={key}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker label={label} defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
