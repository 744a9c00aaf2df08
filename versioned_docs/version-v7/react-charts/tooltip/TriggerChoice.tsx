import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

export default function TriggerChoice() {
  const [trigger, setTrigger] = useState<Trigger>('axis');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(_, next: Trigger | null) => next && setTrigger(next)}
      >
        {triggers.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={280}
        title="Electricity of an invented region by source and quarter"
        dataset={[...energyQuarters]}
        xAxis={[{scaleType: 'band', dataKey: 'quarter'}]}
        series={[
          {dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy},
          {dataKey: 'solar', label: 'Solar', valueFormatter: formatEnergy},
        ]}
        tooltip={{trigger}}
      />
    </Box>
  );
}
