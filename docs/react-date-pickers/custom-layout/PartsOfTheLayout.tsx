import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import {useState} from 'react';

const box = (color: string) => ({outline: `2px solid ${color}`, outlineOffset: -3});
const colors = {
  [`& .${pickersLayoutClasses.toolbar}`]: box('#2e7d32'),
  [`& .${pickersLayoutClasses.shortcuts}`]: box('#d84315'),
  [`& .${pickersLayoutClasses.contentWrapper}`]: box('#1976d2'),
  [`& .${pickersLayoutClasses.actionBar}`]: box('#9350c8'),
};
const shortcuts = ['2026-06-30', '2026-09-30', '2026-12-31'].map((date, index) => ({
  label: `Quarter ${index + 2}`,
  getValue: () => dayjs(date),
}));
const partNames = ['toolbar', 'shortcuts', 'actionBar', 'landscape'] as const;

export default function PartsOfTheLayout() {
  const [shown, setShown] = useState<readonly string[]>(partNames.slice(0, 3));
  const has = (name: (typeof partNames)[number]) => shown.includes(name);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{minHeight: 578, width: '100%'}}>
        <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', columnGap: 1, px: 1.5}}>
          {partNames.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox size="small" checked={has(name)} />}
              onChange={(_event, checked) =>
                setShown((old) => (checked ? [...old, name] : old.filter((part) => part !== name)))
              }
            />
          ))}
        </Stack>
        <div style={{overflowX: 'auto'}}>
          <StaticDatePicker
            orientation={has('landscape') ? 'landscape' : 'portrait'}
            defaultValue={dayjs('2026-05-14')}
            sx={{...colors, width: 'max-content'}}
            slotProps={{
              toolbar: {hidden: !has('toolbar')},
              shortcuts: {items: has('shortcuts') ? shortcuts : []},
              actionBar: {actions: has('actionBar') ? ['cancel', 'accept'] : []},
            }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
