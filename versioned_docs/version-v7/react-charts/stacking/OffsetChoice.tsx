import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {clearColors} from '../../_data/chartColors';

const offsets = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'] as const;

export default function OffsetChoice() {
  const [stackOffset, setStackOffset] = useState<(typeof offsets)[number]>('diverging');
  const shared = {stack: 'cash', stackOffset};

  return (
    <Box sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="stackOffset"
        sx={{minWidth: 140}}
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as typeof stackOffset)}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={280}
        title="Income and costs of an invented shop by quarter, in thousand euros"
        colors={clearColors}
        xAxis={[{scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
        margin={{bottom: 30}}
        slotProps={{legend: {labelStyle: {fontSize: 13}, itemMarkWidth: 14, itemMarkHeight: 14}}}
        series={[
          {label: 'Shop', data: [42, 38, 45, 61], ...shared},
          {label: 'Online', data: [18, 22, 25, 40], ...shared},
          {label: 'Wages', data: [-30, -30, -31, -36], ...shared},
          {label: 'Rent', data: [-12, -12, -12, -12], ...shared},
        ]}
      />
    </Box>
  );
}
