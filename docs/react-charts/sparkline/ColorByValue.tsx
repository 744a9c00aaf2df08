import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const results = [12, 8, -4, -9, 3, 14, 11, -6, 5, 16];
const light = '#0072b2';
const dark = '#56b4e9';

export default function ColorByValue() {
  return (
    <Box sx={{display: 'grid', gap: 2, width: '100%', maxWidth: 360}}>
      <div>
        <Typography variant="body2">One color for each mode</Typography>
        <SparkLineChart
          height={50}
          title="Result by month of an invented shop, between −9 and 16"
          data={results}
          color={(mode) => (mode === 'dark' ? dark : light)}
        />
      </div>
      <div>
        <Typography variant="body2">Gains and losses</Typography>
        <SparkLineChart
          height={50}
          title="Result by month of an invented shop: losses in March, April and August"
          data={results}
          plotType="bar"
          yAxis={{colorMap: {type: 'piecewise', thresholds: [0], colors: ['#d55e00', '#0072b2']}}}
        />
      </div>
    </Box>
  );
}
