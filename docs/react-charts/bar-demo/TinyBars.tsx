import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [6200, 8100, 4300, 9700, 11200, 12900, 7400];
const thousands = new Intl.NumberFormat('en-US');

export default function TinyBars() {
  return (
    <Paper variant="outlined" sx={{p: 2, width: 240}}>
      <Typography variant="body2">Steps this week</Typography>
      <Typography variant="h5" component="p">
        {thousands.format(steps.reduce((sum, count) => sum + count, 0))}
      </Typography>
      <BarChart
        height={100}
        title="Steps by weekday, from 4,300 on Wednesday to 12,900 on Saturday"
        margin={{top: 8, bottom: 0, left: 0, right: 0}}
        xAxis={[
          {
            data: days,
            height: 24,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (day: string, {location}: {location: string}) =>
              location === 'tick' ? day.slice(0, 1) : day,
            colorMap: {
              type: 'ordinal',
              values: days,
              colors: days.map((day) => (day === 'Sat' ? '#d55e00' : '#767b82')),
            },
          },
        ]}
        yAxis={[{position: 'none'}]}
        series={[
          {label: 'Steps', data: steps, valueFormatter: (value) => thousands.format(value ?? 0)},
        ]}
        borderRadius={3}
        hideLegend
      />
    </Paper>
  );
}
