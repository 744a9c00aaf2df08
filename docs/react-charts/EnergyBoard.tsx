import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {energyQuarters, formatEnergy} from '../_data/energy';

const series = [
  {dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy},
  {dataKey: 'solar', label: 'Solar', valueFormatter: formatEnergy},
  {dataKey: 'hydro', label: 'Hydro', valueFormatter: formatEnergy},
];

export default function EnergyBoard() {
  const [kind, setKind] = useState<'bars' | 'lines'>('bars');
  const shared = {
    height: 300,
    title: 'Electricity by source and quarter',
    dataset: energyQuarters,
    yAxis: [{label: 'GWh', width: 56}],
  };

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of chart"
        value={kind}
        onChange={(_, next: 'bars' | 'lines' | null) => next && setKind(next)}
      >
        <ToggleButton value="bars">Bars</ToggleButton>
        <ToggleButton value="lines">Lines</ToggleButton>
      </ToggleButtonGroup>
      {kind === 'bars' ? (
        <BarChart {...shared} series={series} xAxis={[{dataKey: 'quarter'}]} />
      ) : (
        <LineChart {...shared} series={series} xAxis={[{dataKey: 'quarter', scaleType: 'point'}]} />
      )}
    </Box>
  );
}
