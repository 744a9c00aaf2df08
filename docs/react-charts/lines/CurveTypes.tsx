import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'monotoneY',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

export default function CurveTypes() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');

  return (
    <Box sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="curve"
        sx={{minWidth: 160}}
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={260}
        title="Energy to remove the first electron, hydrogen to neon"
        desc="Peaks at helium and neon, lows at lithium and boron."
        enableKeyboardNavigation
        xAxis={[{scaleType: 'point', data: ['H', 'He', 'Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne']}]}
        yAxis={[{label: 'Electronvolts', width: 52, min: 0}]}
        series={[
          {
            label: 'First ionization energy',
            curve,
            data: [13.6, 24.6, 5.4, 9.3, 8.3, 11.3, 14.5, 13.6, 17.4, 21.6],
            valueFormatter: (value) => `${value} eV`,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
