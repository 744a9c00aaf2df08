import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const curves = ['linear', 'natural', 'monotoneX', 'step'] as const;

export default function SmoothLine() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('natural');
  const [clipped, setClipped] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={2} sx={{mb: 2}}>
        <TextField
          select
          size="small"
          label="curve"
          sx={{minWidth: 130}}
          value={curve}
          onChange={(event) => setCurve(event.target.value as typeof curve)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Clipped"
          control={<Switch checked={clipped} onChange={(_, checked) => setClipped(checked)} />}
        />
      </Stack>
      <SparkLineChart
        height={80}
        title="Answers per hour: 2, 16, 2, 16, 0, 14"
        data={[2, 16, 2, 16, 0, 14]}
        curve={curve}
        disableClipping={!clipped}
        margin={{top: 16, bottom: 16}}
      />
    </Box>
  );
}
