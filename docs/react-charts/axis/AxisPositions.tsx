import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../../_data/figures';

const sides = {
  x: ['bottom', 'top', 'none'],
  y: ['left', 'right', 'none'],
} as const;

export default function AxisPositions() {
  const [x, setX] = useState<(typeof sides.x)[number]>('bottom');
  const [y, setY] = useState<(typeof sides.y)[number]>('right');

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={1.5} sx={{mb: 1.5}}>
        <TextField
          select
          size="small"
          label="Horizontal"
          sx={{width: 116}}
          value={x}
          onChange={(event) => setX(event.target.value as typeof x)}
        >
          {sides.x.map((side) => (
            <MenuItem key={side} value={side}>
              {side}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Vertical"
          sx={{width: 116}}
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
        >
          {sides.y.map((side) => (
            <MenuItem key={side} value={side}>
              {side}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={260}
        title="Highest mountain of six continents"
        dataset={summits}
        xAxis={[{dataKey: 'name', position: x}]}
        yAxis={[{label: 'Meters', width: 66, position: y}]}
        series={[{dataKey: 'height', label: 'Height', valueFormatter: (m) => `${m} m`}]}
        hideLegend
      />
    </Box>
  );
}
