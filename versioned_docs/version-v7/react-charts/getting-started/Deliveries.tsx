import {BarChart} from '@mui/x-charts/BarChart';

export default function Deliveries() {
  return (
    <BarChart
      height={260}
      xAxis={[{scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
      series={[{label: 'Deliveries', data: [38, 52, 47, 61, 44]}]}
    />
  );
}
