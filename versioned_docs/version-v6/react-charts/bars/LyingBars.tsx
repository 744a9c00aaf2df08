import {BarChart} from '@mui/x-charts/BarChart';

export default function LyingBars() {
  return (
    <BarChart
      height={260}
      layout="horizontal"
      margin={{left: 90}}
      yAxis={[{scaleType: 'band', data: ['Americas', 'Europe', 'Asia Pacific']}]}
      xAxis={[{label: 'Sales (million USD)'}]}
      series={[{label: '2026', data: [41, 52, 33]}]}
    />
  );
}
