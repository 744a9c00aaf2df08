import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {useIsValidValue, usePickerActionsContext} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsProps} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const items = [
  {label: 'End of the quarter', getValue: () => dayjs('2026-06-30')},
  {label: 'End of the third quarter', getValue: () => dayjs('2026-09-30')},
  {label: 'End of the year', getValue: () => dayjs('2026-12-31')},
  {label: 'End of the plan', getValue: () => dayjs('2027-12-31')},
];

function ShortcutSelect({className, items: shortcuts = []}: PickersShortcutsProps<Dayjs | null>) {
  const {setValue} = usePickerActionsContext();
  const isValid = useIsValidValue<Dayjs | null>();
  return (
    <FormControl className={className} sx={{mx: 3, mt: 2}}>
      <InputLabel htmlFor="deadline-shortcut">Deadline</InputLabel>
      <NativeSelect
        id="deadline-shortcut"
        defaultValue=""
        onChange={(event) => {
          const item = shortcuts.find(({label}) => label === event.target.value);
          if (item) {
            setValue(item.getValue({isValid}), {
              changeImportance: 'set',
              shortcut: {label: item.label},
              source: 'view',
            });
          }
        }}
      >
        <option value="" aria-label="None" />
        {shortcuts.map(({label, getValue}) => (
          <option key={label} disabled={!isValid(getValue({isValid}))}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

const slots = {shortcuts: ShortcutSelect};

const narrow = {minWidth: 0, maxWidth: '100%', '& .MuiDateCalendar-root': {width: '100%'}};

export default function ShortcutMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-05-14')}
        maxDate={dayjs('2026-12-31')}
        slots={slots}
        sx={{...narrow, display: 'flex', flexDirection: 'column'}}
        slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
