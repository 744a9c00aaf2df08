import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type {ChartsLegendSlotProps} from '@mui/x-charts/ChartsLegend';
import {PieChart} from '@mui/x-charts/PieChart';

const places = {
  'Beside, at the end': {
    direction: 'vertical',
    position: {vertical: 'middle', horizontal: 'end'},
  },
  'Beside, at the start': {
    direction: 'vertical',
    position: {vertical: 'top', horizontal: 'start'},
  },
  'Above, centered': {
    direction: 'horizontal',
    position: {vertical: 'top', horizontal: 'center'},
  },
  'Below, at the end': {
    direction: 'horizontal',
    position: {vertical: 'bottom', horizontal: 'end'},
  },
} as const satisfies Record<string, ChartsLegendSlotProps['legend']>;

type Place = keyof typeof places;

const tickets = [
  {id: 'billing', label: 'Billing', value: 84},
  {id: 'delivery', label: 'Delivery', value: 132},
  {id: 'returns', label: 'Returns', value: 47},
];

export default function LegendPlace() {
  const [place, setPlace] = useState<Place>('Beside, at the end');

  return (
    <Box sx={{width: '100%', minHeight: 284}}>
      <TextField
        select
        size="small"
        label="Place of the legend"
        sx={{width: 220, mb: 2}}
        value={place}
        onChange={(event) => setPlace(event.target.value as Place)}
      >
        {Object.keys(places).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        height={200}
        title="Tickets of an invented shop by subject"
        series={[{data: tickets}]}
        slotProps={{legend: places[place]}}
      />
    </Box>
  );
}
