import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const formats = [
  'M/D/YYYY',
  'YYYY-MM-DD',
  'ddd, MMMM D, YYYY',
  'D MMM YY, HH:mm',
  '[Week of] MMMM Do',
  'hh:mm:ss A',
];
const invoice = dayjs('2026-05-04T09:05');

export default function FormatBoard() {
  const [format, setFormat] = useState('M/D/YYYY');
  const [spacious, setSpacious] = useState(false);
  const [asWritten, setAsWritten] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <TextField
          select
          label="format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((entry) => (
            <MenuItem key={entry} value={entry}>
              {entry}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={spacious} onChange={(_, on) => setSpacious(on)} />}
          label="formatDensity: spacious"
        />
        <FormControlLabel
          control={<Switch checked={asWritten} onChange={(_, on) => setAsWritten(on)} />}
          label="shouldRespectLeadingZeros"
        />
        <DateTimeField
          key={`${spacious} ${asWritten}`}
          label="Invoice"
          format={format}
          formatDensity={spacious ? 'spacious' : 'dense'}
          shouldRespectLeadingZeros={asWritten}
          defaultValue={invoice}
        />
      </Stack>
    </LocalizationProvider>
  );
}
