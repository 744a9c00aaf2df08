import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const orders = ['given', 'reverse', 'largest first'] as const;
const sources = (['wind', 'solar', 'hydro'] as const).map((source, index) => ({
  id: source,
  dataKey: source,
  label: source,
  color: clearColors[index],
  sum: energyQuarters.reduce((sum, quarter) => sum + quarter[source], 0),
}));

export default function OrderChoice() {
  const [order, setOrder] = useState<(typeof orders)[number]>('given');
  const sorted = order === 'largest first' ? [...sources].sort((a, b) => b.sum - a.sum) : sources;

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the stack"
        value={order}
        onChange={(_, next: typeof order | null) => next && setOrder(next)}
      >
        {orders.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        title="Electricity of an invented region by quarter and source, stacked"
        dataset={[...energyQuarters]}
        xAxis={[{dataKey: 'quarter', scaleType: 'point'}]}
        series={sorted.map(({sum: _, ...source}) => ({
          ...source,
          area: true,
          stack: 'energy',
          stackOrder: order === 'reverse' ? 'reverse' : 'none',
          showMark: false,
          valueFormatter: formatEnergy,
        }))}
      />
    </Box>
  );
}
