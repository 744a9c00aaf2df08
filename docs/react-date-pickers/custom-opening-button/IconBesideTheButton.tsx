import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type {InputAdornmentProps} from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function AdornmentWithHelp({children, ...adornment}: InputAdornmentProps) {
  return (
    <InputAdornment {...adornment}>
      <Tooltip title="On the invoice, at the top right">
        <IconButton aria-label="Where to find the date" sx={{mr: 1}}>
          <HelpOutlineIcon />
        </IconButton>
      </Tooltip>
      {children}
    </InputAdornment>
  );
}

const slots = {inputAdornment: AdornmentWithHelp};

export default function IconBesideTheButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Invoice date" defaultValue={dayjs('2026-05-14')} slots={slots} />
    </LocalizationProvider>
  );
}
