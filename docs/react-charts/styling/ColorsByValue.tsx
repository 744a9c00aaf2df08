import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const teams = ['Billing', 'Delivery', 'Returns', 'Sales', 'Stock'];
const minutes = [12, 31, 47, 8, 22];

const kinds = ['piecewise', 'continuous', 'ordinal', 'getter'] as const;
type Kind = (typeof kinds)[number];

export default function ColorsByValue() {
  const [kind, setKind] = useState<Kind>('piecewise');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What colors the bars"
        value={kind}
        onChange={(_, next: Kind | null) => next && setKind(next)}
      >
        {kinds.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{textTransform: 'none', px: {xs: 0.75, sm: 1.5}}}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        key={kind}
        height={260}
        title="Minutes until the first answer by team of an invented shop"
        xAxis={[
          {
            scaleType: 'band',
            data: teams,
            colorMap:
              kind === 'ordinal'
                ? {
                    type: 'ordinal',
                    values: ['Billing', 'Sales'],
                    colors: ['#0072b2', '#d55e00'],
                    unknownColor: '#8a8f98',
                  }
                : undefined,
          },
        ]}
        yAxis={[
          {
            label: 'Minutes',
            width: 52,
            colorMap:
              kind === 'piecewise'
                ? {
                    type: 'piecewise',
                    thresholds: [15, 30],
                    colors: ['#0072b2', '#8a8f98', '#d55e00'],
                  }
                : kind === 'continuous'
                  ? {type: 'continuous', min: 0, max: 50, color: ['#79b8e8', '#d55e00']}
                  : undefined,
          },
        ]}
        series={[
          {
            data: minutes,
            color: '#0072b2',
            colorGetter:
              kind === 'getter'
                ? ({value, dataIndex}) =>
                    (value ?? 0) > (minutes[dataIndex - 1] ?? Infinity) ? '#d55e00' : '#0072b2'
                : undefined,
            valueFormatter: (value) => `${value} min`,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
