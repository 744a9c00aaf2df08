import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {ContinuousColorLegend, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const celsius = [-9, -7, -2, 4, 10, 14, 17, 16, 11, 5, -2, -7];

const piecewise = {
  type: 'piecewise' as const,
  thresholds: [0, 12],
  colors: ['#2b6cb0', '#8a8f98', '#c2571a'],
};
const continuous = {
  type: 'continuous' as const,
  min: -10,
  max: 20,
  color: ['#2b6cb0', '#e2873f'] as const,
};

export default function ColorScaleLegend() {
  const [kind, setKind] = useState<'piecewise' | 'continuous'>('piecewise');
  const legend = {
    axisDirection: 'y' as const,
    direction: 'horizontal' as const,
  };

  return (
    <Box sx={{width: '100%', minHeight: 359}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of color map"
        value={kind}
        onChange={(_, next: typeof kind | null) => next && setKind(next)}
      >
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="continuous">Continuous</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        key={kind}
        height={280}
        title="Mean temperature of an invented valley by month"
        xAxis={[{data: months}]}
        yAxis={[
          {
            label: '°C',
            width: 52,
            colorMap: kind === 'piecewise' ? piecewise : continuous,
          },
        ]}
        series={[{data: celsius, valueFormatter: (value) => `${value} °C`}]}
        slots={{legend: kind === 'piecewise' ? PiecewiseColorLegend : ContinuousColorLegend}}
        slotProps={{
          legend:
            kind === 'piecewise'
              ? {
                  ...legend,
                  labelPosition: 'inline-end',
                  labelFormatter: ({min, max}) =>
                    min === null
                      ? `< ${max} °C`
                      : max === null
                        ? `≥ ${min} °C`
                        : `${min}–${max} °C`,
                }
              : {
                  ...legend,
                  labelPosition: 'extremes',
                  minLabel: ({value}) => `${value} °C`,
                  maxLabel: ({value}) => `${value} °C`,
                  sx: {width: 220},
                },
        }}
      />
    </Box>
  );
}
