import {BarChart} from '@mui/x-charts/BarChart';

export default function SalesByRegion() {
  return (
    <BarChart
      height={300}
      title="Units sold by region in two years"
      xAxis={[{data: ['Americas', 'Asia Pacific', 'Europe', 'Middle East']}]}
      yAxis={[{label: 'Units', width: 56}]}
      series={[
        {label: '2024', data: [320, 275, 410, 96]},
        {label: '2025', data: [358, 341, 402, 131]},
      ]}
    />
  );
}
