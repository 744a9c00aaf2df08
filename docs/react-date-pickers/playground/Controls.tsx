import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {labels, options} from './choice';
import type {Choice} from './choice';

interface ControlsProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const names = Object.keys(options) as (keyof Choice)[];

export default function Controls({choice, onChange}: ControlsProps) {
  return (
    <Box
      role="group"
      aria-label="Customization"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {xs: '1fr 1fr', sm: '1fr'},
        alignContent: 'start',
        pt: 1,
        '& select': {fontSize: 14},
      }}
    >
      {names.map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={labels[name]}
          value={choice[name]}
          onChange={(event) => onChange({...choice, [name]: event.target.value})}
          slotProps={{select: {native: true}}}
        >
          {options[name].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
