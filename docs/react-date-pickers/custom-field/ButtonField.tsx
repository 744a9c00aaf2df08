import EventIcon from '@mui/icons-material/Event';
import Button from '@mui/material/Button';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {useParsedFormat, usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import {useState} from 'react';

function DateButton(props: DatePickerFieldProps) {
  const {internalProps, forwardedProps} = useSplitFieldProps(props, 'date');
  const {value, label, fieldFormat, timezone, open, setOpen, triggerRef, triggerStatus} =
    usePickerContext();
  const placeholder = useParsedFormat();
  const {hasValidationError} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  return (
    <Button
      ref={triggerRef}
      id={`${forwardedProps.id}-label`}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      startIcon={<EventIcon />}
      disabled={triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen((old) => !old)}
    >
      {label}: {value?.format(fieldFormat) ?? placeholder}
    </Button>
  );
}

const slots = {field: DateButton};

export default function ButtonField() {
  const [value, setValue] = useState<dayjs.Dayjs | null>(dayjs('2026-05-26'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Report until"
        value={value}
        onChange={setValue}
        maxDate={dayjs('2026-05-20')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
