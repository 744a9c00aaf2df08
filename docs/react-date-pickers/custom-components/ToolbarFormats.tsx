import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import {useState} from 'react';

const formats = ['ddd, MMM D', 'MMMM YYYY', 'D.M.YYYY'];

const narrow = {
  minWidth: 0,
  maxWidth: '100%',
  '& .MuiDateCalendar-root, & .MuiMonthCalendar-root': {width: '100%'},
};

export default function ToolbarFormats() {
  const [toolbarFormat, setToolbarFormat] = useState('MMMM YYYY');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{maxWidth: '100%', pt: 1}}>
        <FormControl sx={{mx: 3}}>
          <InputLabel htmlFor="toolbar-format">toolbarFormat</InputLabel>
          <NativeSelect
            id="toolbar-format"
            value={toolbarFormat}
            onChange={(event) => setToolbarFormat(event.target.value)}
          >
            {formats.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </NativeSelect>
        </FormControl>
        <StaticDatePicker
          sx={narrow}
          views={['month']}
          defaultValue={dayjs('2026-05-14')}
          localeText={{toolbarTitle: 'Report month'}}
          slotProps={{toolbar: {toolbarFormat}, actionBar: {actions: []}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
