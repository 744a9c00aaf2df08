import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

type Offset = 'diverging' | 'expand';

export default function StackedEnergy() {
  const [stackOffset, setStackOffset] = useState<Offset>('diverging');
  const stacked = {stack: 'energy', stackOffset, valueFormatter: formatEnergy};

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stack offset"
        value={stackOffset}
        onChange={(_, next: Offset | null) => next && setStackOffset(next)}
      >
        <ToggleButton value="diverging">Amounts</ToggleButton>
        <ToggleButton value="expand">Shares</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={300}
        title="Electricity by quarter, sources stacked"
        dataset={energyQuarters}
        xAxis={[{dataKey: 'quarter'}]}
        yAxis={[
          {
            width: 56,
            valueFormatter: (value: number) =>
              stackOffset === 'expand' ? `${Math.round(value * 100)}%` : String(value),
          },
        ]}
        series={[
          {dataKey: 'wind', label: 'Wind', ...stacked},
          {dataKey: 'solar', label: 'Solar', ...stacked},
          {dataKey: 'hydro', label: 'Hydro', ...stacked},
        ]}
      />
    </Box>
  );
}
