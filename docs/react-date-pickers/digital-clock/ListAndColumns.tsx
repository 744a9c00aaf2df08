import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

export default function ListAndColumns() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-06-12T09:30'));
  const [state, setState] = useState('no call yet');
  const change = (newValue: Dayjs | null, newState?: string) => {
    setValue(newValue);
    setState(`'${newState ?? ''}'`);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{alignItems: 'center'}}>
        <Stack direction="row" spacing={1}>
          <DigitalClock value={value} onChange={change} />
          <MultiSectionDigitalClock value={value} onChange={change} />
        </Stack>
        <Typography variant="body2">
          Value: {value?.format('YYYY-MM-DD HH:mm') ?? 'null'}
        </Typography>
        <Typography variant="body2">State: {state}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
