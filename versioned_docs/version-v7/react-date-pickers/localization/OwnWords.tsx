import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function OwnWords() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{okButtonLabel: 'Book', cancelButtonLabel: 'Not now'}}
    >
      <MobileDatePicker
        label="Check-in"
        localeText={{toolbarTitle: 'When do you arrive?'}}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
