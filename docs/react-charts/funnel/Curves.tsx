import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import type {FunnelCurveType} from '@mui/x-charts-pro/FunnelChart';

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function Curves() {
  const [curve, setCurve] = useState<FunnelCurveType>('bump');
  const [gap, setGap] = useState(4);
  const [radius, setRadius] = useState(8);

  return (
    <Box sx={{width: '100%'}}>
      <Box sx={{display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4}}>
        <TextField
          select
          fullWidth
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
          sx={{gridColumn: '1 / -1', mb: 1}}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Slider
          aria-label="gap"
          max={16}
          value={gap}
          valueLabelDisplay="auto"
          onChange={(_, value) => setGap(value)}
        />
        <Slider
          aria-label="borderRadius"
          max={24}
          value={radius}
          valueLabelDisplay="auto"
          onChange={(_, value) => setRadius(value)}
        />
      </Box>
      <FunnelChart
        height={260}
        title="Water that a town takes in, delivers and bills, in megaliters"
        hideLegend
        gap={gap}
        series={[
          {
            curve,
            borderRadius: radius,
            data: [
              {label: 'Taken in', value: 940},
              {label: 'Treated', value: 880},
              {label: 'Delivered', value: 790},
              {label: 'Billed', value: 620},
            ],
          },
        ]}
      />
    </Box>
  );
}
