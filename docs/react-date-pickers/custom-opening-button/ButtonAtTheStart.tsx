import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

type Side = 'start' | 'end';

export default function ButtonAtTheStart() {
  const [openSide, setOpenSide] = useState<Side>('start');
  const [clearSide, setClearSide] = useState<Side>('end');
  const groups = [
    {name: 'openPickerButtonPosition', value: openSide, set: setOpenSide},
    {name: 'clearButtonPosition', value: clearSide, set: setClearSide},
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 280}}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{
            field: {
              clearable: true,
              clearButtonPosition: clearSide,
              openPickerButtonPosition: openSide,
            },
          }}
        />
        {groups.map(({name, value, set}) => (
          <div key={name}>
            <div id={name}>{name}</div>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-labelledby={name}
              value={value}
              onChange={(_event, side: Side | null) => side && set(side)}
            >
              <ToggleButton value="start">start</ToggleButton>
              <ToggleButton value="end">end</ToggleButton>
            </ToggleButtonGroup>
          </div>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
