import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {Unstable_PickersSectionList as PickersSectionList} from '@mui/x-date-pickers/PickersSectionList';
import type {PickersTextFieldProps} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';
import {useId} from 'react';

function PlainField(props: PickersTextFieldProps) {
  const {label, disabled, error, focused, InputProps, inputRef, name, ref} = props;
  const labelId = useId();
  return (
    <div ref={ref} style={{display: 'grid', gap: 4, fontFamily: 'inherit'}}>
      <span id={labelId}>{label}</span>
      <div
        ref={InputProps?.ref}
        style={{
          display: 'flex',
          alignItems: 'center',
          paddingInline: 12,
          minHeight: 44,
          border: `2px solid ${error ? '#c62828' : focused ? '#2e7d32' : 'gray'}`,
          borderRadius: 4,
        }}
      >
        <PickersSectionList
          role="group"
          aria-labelledby={labelId}
          aria-disabled={disabled}
          elements={props.elements}
          sectionListRef={props.sectionListRef}
          contentEditable={props.contentEditable}
          tabIndex={props.tabIndex}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
          onClick={props.onClick}
          onMouseDown={props.onMouseDown}
          onInput={props.onInput}
          onPaste={props.onPaste}
          onKeyDown={props.onKeyDown}
          style={{flexGrow: 1, outline: 'none', whiteSpace: 'nowrap'}}
        />
        <input ref={inputRef} type="hidden" name={name} value={props.value} />
        {InputProps?.endAdornment}
      </div>
    </div>
  );
}

const slots = {textField: PlainField};

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Sowing" defaultValue={dayjs('2026-03-28')} slots={slots} />
    </LocalizationProvider>
  );
}
