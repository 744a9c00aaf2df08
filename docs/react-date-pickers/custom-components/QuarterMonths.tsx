import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';
import type {ButtonHTMLAttributes, Ref} from 'react';

interface QuarterButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  ownerState: {isMonthSelected: boolean};
}

function QuarterButton({ownerState, children, style, ...button}: QuarterButtonProps) {
  const isSelected = ownerState.isMonthSelected;
  return (
    <button
      {...button}
      style={{
        ...style,
        padding: '10px 0',
        width: 72,
        font: 'inherit',
        color: isSelected ? '#fff' : 'inherit',
        background: isSelected ? '#1565c0' : 'none',
        border: '1px solid',
        borderRadius: 8,
        opacity: button.disabled ? 0.5 : 1,
        cursor: button.disabled ? 'default' : 'pointer',
      }}
    >
      {children}
    </button>
  );
}

const slots = {monthButton: QuarterButton};
const isNotEndOfQuarter = (month: dayjs.Dayjs) => month.month() % 3 !== 2;

export default function QuarterMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        defaultValue={dayjs('2026-06-01')}
        shouldDisableMonth={isNotEndOfQuarter}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
