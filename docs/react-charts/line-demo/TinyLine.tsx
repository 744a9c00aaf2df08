import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = Array.from({length: 24}, (_, hour) => hour);
const load = [
  31, 28, 26, 25, 27, 34, 48, 62, 71, 74, 73, 70, 69, 72, 71, 68, 66, 70, 75, 73, 64, 53, 43, 36,
];

export default function TinyLine() {
  return (
    <Paper variant="outlined" sx={{p: 2, width: 240}}>
      <Typography variant="body2">Load of the grid</Typography>
      <Typography variant="h5" component="p">
        36 MW
      </Typography>
      <LineChart
        height={80}
        title="Load by hour: 25 megawatts at three in the morning, 75 at six in the evening"
        margin={4}
        xAxis={[
          {
            data: hours,
            position: 'none',
            domainLimit: 'strict',
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{position: 'none'}]}
        series={[
          {label: 'Load', data: load, showMark: false, valueFormatter: (value) => `${value} MW`},
        ]}
        hideLegend
      />
    </Paper>
  );
}
