import Box from '@mui/material/Box';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {bakeryDays, bakeryHours, bakeryPower} from '../../_data/bakery';

export default function BakeryPower() {
  return (
    <Box
      component="figure"
      sx={{m: 0, width: '100%'}}
      aria-label="Power of a bakery by weekday and hour, highest around five in the morning"
    >
      <Heatmap
        height={280}
        xAxis={[{data: bakeryHours}]}
        yAxis={[{data: bakeryDays}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 70, color: ['#e8f1fa', '#0b4f8a']}}]}
        series={[{label: 'Power', data: bakeryPower, valueFormatter: ([, , kw]) => `${kw} kW`}]}
      />
    </Box>
  );
}
