import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../../_data/figures';

const anchors = ['node', 'pointer'] as const;
const positions = ['top', 'bottom', 'left', 'right'] as const;

export default function TooltipPlace() {
  const [anchor, setAnchor] = useState<(typeof anchors)[number]>('node');
  const [position, setPosition] = useState<(typeof positions)[number]>('top');

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={1.5} sx={{mb: 1}}>
        <TextField
          select
          size="small"
          label="anchor"
          sx={{width: 128}}
          value={anchor}
          onChange={(event) => setAnchor(event.target.value as typeof anchor)}
        >
          {anchors.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="position"
          sx={{width: 128}}
          value={position}
          onChange={(event) => setPosition(event.target.value as typeof position)}
        >
          {positions.map((value) => (
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
        enableKeyboardNavigation
        xAxis={[{dataKey: 'name'}]}
        yAxis={[{label: 'Meters', width: 66}]}
        series={[{dataKey: 'height', label: 'Height', valueFormatter: (meters) => `${meters} m`}]}
        slotProps={{tooltip: {trigger: 'item', anchor, position}}}
        hideLegend
      />
    </Box>
  );
}
