import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {FieldSelectedSections, FieldSectionType} from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import {useRef, useState} from 'react';

const issued = dayjs('2026-05-14');
const names: FieldSectionType[] = ['month', 'day', 'year'];

export default function JumpToSection() {
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<FieldSelectedSections>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DateField
          label="Issued"
          defaultValue={issued}
          inputRef={input}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <ButtonGroup fullWidth>
          {names.map((name) => (
            <Button
              key={name}
              onClick={() => {
                input.current?.focus();
                setSelected(name);
              }}
            >
              {name}
            </Button>
          ))}
        </ButtonGroup>
        <Typography variant="body2">Selected: {String(selected)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
