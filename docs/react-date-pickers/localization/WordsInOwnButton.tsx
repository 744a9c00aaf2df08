import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {usePickerActionsContext, usePickerTranslations} from '@mui/x-date-pickers/hooks';
import {deDE} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';

function Actions() {
  const words = usePickerTranslations();
  const {setValueToToday, acceptValueChanges} = usePickerActionsContext();
  return (
    <DialogActions sx={{gridColumn: '1 / 4', gridRow: 3}}>
      <Button onClick={setValueToToday}>{words.todayButtonLabel}</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
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
