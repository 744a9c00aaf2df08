import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {PieChart} from '@mui/x-charts/PieChart';

const places = {
  'Beside, on the right': {
    legend: {direction: 'column', position: {vertical: 'middle', horizontal: 'right'}},
    margin: {top: 10, right: 120, bottom: 10, left: 10},
  },
  'Beside, on the left': {
    legend: {direction: 'column', position: {vertical: 'top', horizontal: 'left'}},
    margin: {top: 10, right: 10, bottom: 10, left: 120},
  },
  'Above, in the middle': {
    legend: {direction: 'row', position: {vertical: 'top', horizontal: 'middle'}},
    margin: {top: 50, right: 10, bottom: 10, left: 10},
  },
  'Below, on the right': {
    legend: {direction: 'row', position: {vertical: 'bottom', horizontal: 'right'}},
    margin: {top: 10, right: 10, bottom: 50, left: 10},
  },
} as const;

type Place = keyof typeof places;

const tickets = [
  {id: 'billing', label: 'Billing', value: 84},
  {id: 'delivery', label: 'Delivery', value: 132},
  {id: 'returns', label: 'Returns', value: 47},
];

export default function LegendPlace() {
  const [place, setPlace] = useState<Place>('Beside, on the right');
  const {legend, margin} = places[place];

  return (
    <Box sx={{width: '100%'}}>
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
        height={220}
        title="Tickets of an invented shop by subject"
        series={[{data: tickets}]}
        margin={margin}
        slotProps={{legend: {...legend, labelStyle: {fontSize: 14}}}}
      />
    </Box>
  );
}
