import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ContinuousColorLegend, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {bakeryDays, bakeryHours, bakeryPower} from '../../_data/bakery';

const maps = {
  continuous: {type: 'continuous', min: 0, max: 70, color: ['#fff3d6', '#7a2e0e']},
  piecewise: {
    type: 'piecewise',
    thresholds: [20, 40, 55],
    colors: ['#e8f1fa', '#9cc5e8', '#3d84c0', '#0b3c69'],
  },
} as const;

export default function ColorMaps() {
  const [kind, setKind] = useState<'continuous' | 'piecewise'>('piecewise');
  const map = maps[kind];

  return (
    <Box component="figure" sx={{m: 0, width: '100%'}} aria-label="Power by weekday and hour">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={kind}
        onChange={(_, next: typeof kind | null) => next && setKind(next)}
      >
        {Object.keys(maps).map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{height: 320}}>
        <Heatmap
          xAxis={[{data: bakeryHours}]}
          yAxis={[{data: bakeryDays}]}
          zAxis={[
            {
              colorMap:
                map.type === 'piecewise'
                  ? {...map, thresholds: [...map.thresholds], colors: [...map.colors]}
                  : map,
            },
          ]}
          series={[{label: 'Power', data: bakeryPower, valueFormatter: ([, , kw]) => `${kw} kW`}]}
          hideLegend={false}
          slots={{legend: kind === 'piecewise' ? PiecewiseColorLegend : ContinuousColorLegend}}
          slotProps={{legend: {axisDirection: 'z', direction: 'horizontal'}}}
        />
      </Box>
    </Box>
  );
}
