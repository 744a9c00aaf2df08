import FormLabel from '@mui/material/FormLabel';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersTextField} from '@mui/x-date-pickers/PickersTextField';
import type {PickersTextFieldProps} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';
import {useId} from 'react';

function LabeledField({label, ...textField}: PickersTextFieldProps) {
  const labelId = useId();
  return (
    <div>
      <FormLabel id={labelId} sx={{display: 'block', mb: 0.5}}>
        {label}
      </FormLabel>
      <PickersTextField
        {...textField}
        size="small"
        hiddenLabel
        InputProps={{...textField.InputProps, 'aria-labelledby': labelId}}
      />
    </div>
  );
}

const slots = {textField: LabeledField};

export default function LabelAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Start of the contract" defaultValue={dayjs('2026-05-14')} slots={slots} />
    </LocalizationProvider>
  );
}
