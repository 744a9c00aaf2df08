import EventIcon from '@mui/icons-material/Event';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {useParsedFormat, usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import {useState} from 'react';

dayjs.extend(customParseFormat);

/** `13051990` → `13.05.1990` */
function mask(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}

function MaskedDate(props: DatePickerFieldProps) {
  const {internalProps} = useSplitFieldProps(props, 'date');
  const {value, label, timezone, fieldFormat, setValue, setOpen, triggerRef} = usePickerContext();
  const placeholder = useParsedFormat();
  const {hasValidationError} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const shown = value?.isValid() ? value.format(fieldFormat) : null;
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={draft ?? shown ?? ''}
      error={hasValidationError || (draft !== null && draft.length > 0 && draft.length < 10)}
      onBlur={() => value?.isValid() && setDraft(null)}
      onChange={(event) => {
        const text = mask(event.target.value);
        setDraft(text);
        if (text === '' || text.length === 10) {
          setValue(text === '' ? null : dayjs(text, fieldFormat, true), {source: 'field'});
        }
      }}
      slotProps={{
        htmlInput: {inputMode: 'numeric'},
        input: {
          ref: triggerRef,
          endAdornment: (
            <IconButton
              edge="end"
              aria-label="Show the calendar"
              onClick={() => {
                setDraft(null);
                setOpen(true);
              }}
            >
              <EventIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

const slots = {field: MaskedDate};

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Date of birth" format="DD.MM.YYYY" disableFuture slots={slots} />
    </LocalizationProvider>
  );
}
