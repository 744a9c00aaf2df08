import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {useParsedFormat, usePickerContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {KeyboardEvent} from 'react';

function ClickField() {
  const {value, label, fieldFormat, open, setOpen, triggerRef, rootSx} = usePickerContext();
  const placeholder = useParsedFormat();
  return (
    <TextField
      ref={triggerRef}
      label={label}
      placeholder={placeholder}
      sx={rootSx}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      focused={open || undefined}
      onClick={() => setOpen(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          setOpen(true);
        }
      }}
      slotProps={{
        htmlInput: {'aria-haspopup': 'dialog', 'aria-expanded': open, role: 'combobox'},
        inputLabel: {shrink: true},
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <CalendarTodayIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const slots = {field: ClickField};

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Appointment" slots={slots} sx={{width: 240}} />
    </LocalizationProvider>
  );
}
