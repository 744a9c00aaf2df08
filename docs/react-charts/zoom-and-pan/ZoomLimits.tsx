import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';

const weeks = Array.from({length: 52}, (_, index) => `W${index + 1}`);
const orders = weeks.map((_, index) =>
  Math.round(240 + 90 * Math.sin(index / 6) + (index % 5) * 14),
);

export default function ZoomLimits() {
  const [[minSpan = 10, maxSpan = 50], setSpans] = useState<number[]>([10, 50]);

  return (
    <Box sx={{width: '100%'}}>
      <BarChartPro
        height={260}
        title="Orders by week"
        showToolbar
        hideLegend
        xAxis={[
          {id: 'week', data: weeks, zoom: {minSpan, maxSpan, step: 10, slider: {enabled: true}}},
        ]}
        series={[{label: 'Orders', data: orders, color: '#0b6fa4'}]}
      />
      <Box sx={{px: 2}}>
        <Typography variant="body2">
          Show from {minSpan}% to {maxSpan}% of the year
        </Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'minSpan' : 'maxSpan')}
          min={5}
          value={[minSpan, maxSpan]}
          onChange={(_, value) => setSpans(value)}
        />
      </Box>
    </Box>
  );
}
