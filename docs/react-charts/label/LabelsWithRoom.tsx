import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

const labels = {
  all: 'value',
  'with room': (item, {bar}) => (bar.height < 22 || bar.width < 24 ? null : `${item.value}`),
  'above 300': ({value}) => (value !== null && value > 300 ? `${value}` : null),
} as const satisfies Record<string, BarChartProps['series'][number]['barLabel']>;

type Rule = keyof typeof labels;

export default function LabelsWithRoom() {
  const [rule, setRule] = useState<Rule>('with room');
  const barLabel = labels[rule];

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Which bars have a label"
        value={rule}
        onChange={(_, next: Rule | null) => next && setRule(next)}
      >
        {(Object.keys(labels) as Rule[]).map((value) => (
          <ToggleButton key={value} value={value} sx={{textTransform: 'none'}}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={280}
        title="Parts of an invented factory by shift and line"
        colors={['#0b63a5', '#9a4a00']}
        xAxis={[{data: ['Early', 'Late', 'Night']}]}
        yAxis={[{label: 'Parts', width: 60}]}
        series={[
          {id: 'a', label: 'Line A', data: [410, 388, 240], barLabel},
          {id: 'b', label: 'Line B', data: [365, 402, 21], barLabel},
        ]}
        sx={{'& .MuiBar-label': {fill: '#fff', fontSize: 12, fontWeight: 600}}}
      />
    </Box>
  );
}
