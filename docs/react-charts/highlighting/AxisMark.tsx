import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../../_data/figures';

const kinds = ['band', 'line', 'none'] as const;
type Kind = (typeof kinds)[number];

export default function AxisMark() {
  const [x, setX] = useState<Kind>('band');
  const [y, setY] = useState<'line' | 'none'>('line');

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={1.5} sx={{mb: 1}}>
        <TextField
          select
          size="small"
          label="x"
          sx={{width: 128}}
          value={x}
          onChange={(event) => setX(event.target.value as Kind)}
        >
          {kinds.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="y"
          sx={{width: 128}}
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
        >
          {(['line', 'none'] as const).map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={260}
        title="Highest mountain of six continents"
        dataset={summits}
        axisHighlight={{x, y}}
        xAxis={[{dataKey: 'name'}]}
        yAxis={[{label: 'Meters', width: 66}]}
        series={[{dataKey: 'height', label: 'Height', valueFormatter: (meters) => `${meters} m`}]}
        hideLegend
      />
    </Box>
  );
}
