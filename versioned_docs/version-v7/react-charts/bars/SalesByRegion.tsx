import {BarChart} from '@mui/x-charts/BarChart';

export default function SalesByRegion() {
  return (
    <BarChart
      height={280}
      borderRadius={4}
      xAxis={[{scaleType: 'band', data: ['Americas', 'Europe', 'Asia Pacific']}]}
      series={[
        {label: '2025', data: [35, 44, 24]},
        {label: '2026', data: [41, 52, 33]},
      ]}
    />
  );
}
