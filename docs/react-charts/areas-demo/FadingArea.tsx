import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const revenue = [38, 41, 40, 46, 44, 51, 55, 53, 60, 64, 63, 71];
const weeks = revenue.map((_, index) => `Week ${index + 1}`);

export default function FadingArea() {
  return (
    <Paper variant="outlined" sx={{p: 2, width: 260}}>
      <Typography variant="body2">Revenue, last twelve weeks</Typography>
      <Typography variant="h5" component="p">
        €71k
      </Typography>
      <LineChart
        height={90}
        title="Revenue rose from 38 to 71 thousand euros in twelve weeks"
        margin={4}
        colors={['#0072b2']}
        xAxis={[{scaleType: 'point', data: weeks, position: 'none'}]}
        yAxis={[{position: 'none', min: 0, max: 80}]}
        series={[
          {
            label: 'Revenue',
            data: revenue,
            area: true,
            showMark: false,
            valueFormatter: (value) => `€${value}k`,
          },
        ]}
        sx={{[`& .${lineClasses.area}`]: {fill: 'url(#revenue-fade)', filter: 'none'}}}
        hideLegend
      >
        <linearGradient id="revenue-fade" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#0072b2" stopOpacity={0.6} />
          <stop offset="1" stopColor="#0072b2" stopOpacity={0} />
        </linearGradient>
      </LineChart>
    </Paper>
  );
}
