import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const pickers = {Popover: DesktopDatePicker, Dialog: MobileDatePicker};
const flight = dayjs('2026-06-12');
const soonest = dayjs('2026-06-01');
const describe = (value: Dayjs | null) =>
  value === null ? 'null' : value.isValid() ? value.format('YYYY-MM-DD') : 'invalid';

export default function CallbackLog() {
  const [kind, setKind] = useState<keyof typeof pickers>('Popover');
  const [calls, setCalls] = useState<string[]>([]);
  const log = (call: string) => setCalls((before) => [call, ...before].slice(0, 40));
  const Picker = pickers[kind];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 360, maxWidth: '100%'}}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Kind of picker"
          value={kind}
          onChange={(_, next: keyof typeof pickers | null) => {
            setKind(next ?? kind);
            setCalls([]);
          }}
        >
          <ToggleButton value="Popover">Popover</ToggleButton>
          <ToggleButton value="Dialog">Dialog</ToggleButton>
        </ToggleButtonGroup>
        <Picker
          key={kind}
          label="Departure"
          defaultValue={flight}
          minDate={soonest}
          views={['month', 'day']}
          openTo="month"
          onOpen={() => log('onOpen()')}
          onClose={() => log('onClose()')}
          onViewChange={(view) => log(`onViewChange('${view}')`)}
          onChange={(value, {source, validationError}) =>
            log(`onChange(${describe(value)}, {${source}, ${validationError}})`)
          }
          onAccept={(value) => log(`onAccept(${describe(value)})`)}
          onError={(error) => log(`onError(${error})`)}
        />
        <Box
          role="log"
          aria-label="Calls, newest first"
          tabIndex={0}
          sx={{
            typography: 'body2',
            height: 180,
            overflowY: 'auto',
            p: 1,
            border: 1,
            borderColor: 'divider',
          }}
        >
          {calls.map((call, index) => (
            <div key={calls.length - index}>
              {calls.length - index}. {call}
            </div>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
