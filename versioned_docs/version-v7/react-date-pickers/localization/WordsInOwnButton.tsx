import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {usePickersTranslations} from '@mui/x-date-pickers/hooks';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import {deDE} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';

function Actions({onSetToday, onAccept, className}: PickersActionBarProps) {
  const words = usePickersTranslations();
  return (
    <DialogActions className={className}>
      <Button onClick={onSetToday}>{words.todayButtonLabel}</Button>
      <Button variant="contained" onClick={onAccept}>
        {words.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function WordsInOwnButton() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={deDE.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <MobileDatePicker
        label="Abgabe"
        slots={{actionBar: Actions}}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
