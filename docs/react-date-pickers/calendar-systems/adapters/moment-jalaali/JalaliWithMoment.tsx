import {AdapterMomentJalaali} from '@mui/x-date-pickers/AdapterMomentJalaali';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {faIR} from '@mui/x-date-pickers/locales';
import moment from 'moment-jalaali';

const words = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

moment.loadPersian({dialect: 'persian-modern'});

export default function JalaliWithMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali} localeText={words}>
      <div dir="rtl" lang="fa">
        <DateTimePicker
          label="تحویل"
          defaultValue={moment('2026-06-12T16:45')}
          sx={{width: 320, maxWidth: '100%'}}
        />
      </div>
    </LocalizationProvider>
  );
}
