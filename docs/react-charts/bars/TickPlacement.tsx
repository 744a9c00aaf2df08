import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const tickPlacements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] =
    useState<(typeof tickPlacements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={2} sx={{mb: 1.5, maxWidth: 400}}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          sx={{flex: 1}}
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
        >
          {tickPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          sx={{flex: 1}}
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
        >
          {labelPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={240}
        title="Visitors by hour"
        xAxis={[
          {
            scaleType: 'band',
            data: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'],
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        series={[{data: [18, 34, 52, 61, 47, 39], label: 'Visitors'}]}
        hideLegend
      />
    </Box>
  );
}
