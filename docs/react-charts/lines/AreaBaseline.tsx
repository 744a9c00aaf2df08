import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, formatCelsius} from '../../_data/climate';

const baselines = {'no baseline': undefined, min: 'min', max: 'max', '10': 10} as const;
type Choice = keyof typeof baselines;
const choices: Choice[] = ['no baseline', 'min', 'max', '10'];

export default function AreaBaseline() {
  const [choice, setChoice] = useState<Choice>('min');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Baseline"
        value={choice}
        onChange={(_, next: Choice | null) => next && setChoice(next)}
      >
        {choices.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        title="Mean temperature in Sapporo by month"
        desc="Below zero from December to February, 22 °C in August."
        enableKeyboardNavigation
        dataset={[...climate]}
        xAxis={[{dataKey: 'month', scaleType: 'point'}]}
        yAxis={[{label: '°C', width: 52}]}
        series={[
          {
            dataKey: 'sapporo',
            label: 'Sapporo',
            area: true,
            showMark: false,
            baseline: baselines[choice],
            valueFormatter: formatCelsius,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
