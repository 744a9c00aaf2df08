import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function EnergyLines() {
  return (
    <LineChart
      height={300}
      xAxis={[{scaleType: 'point', data: months}]}
      series={[
        {label: 'Wind (GWh)', data: [42, 38, 45, 33, 29, 24]},
        {label: 'Solar (GWh)', data: [8, 13, 22, 31, 37, 41]},
      ]}
    />
  );
}
