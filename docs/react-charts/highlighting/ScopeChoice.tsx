import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const highlights = ['item', 'series', 'none'] as const;
const fades = ['global', 'series', 'none'] as const;

export default function ScopeChoice() {
  const [highlight, setHighlight] = useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = useState<(typeof fades)[number]>('global');
  const shared = {highlightScope: {highlight, fade}, valueFormatter: formatEnergy};

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={1.5} sx={{mb: 1}}>
        <TextField
          select
          size="small"
          label="highlight"
          sx={{width: 128}}
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as typeof highlight)}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          sx={{width: 128}}
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={280}
        title="Electricity of an invented region by source and quarter"
        dataset={energyQuarters}
        enableKeyboardNavigation
        xAxis={[{dataKey: 'quarter'}]}
        yAxis={[{label: 'GWh', width: 56}]}
        series={[
          {dataKey: 'wind', label: 'Wind', ...shared},
          {dataKey: 'hydro', label: 'Hydro', ...shared},
          {dataKey: 'solar', label: 'Solar', ...shared},
        ]}
      />
    </Box>
  );
}
