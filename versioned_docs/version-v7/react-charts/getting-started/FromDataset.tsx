import {BarChart} from '@mui/x-charts/BarChart';

const dataset = [
  {region: 'Americas', booked: 41, shipped: 36},
  {region: 'Europe', booked: 52, shipped: 49},
  {region: 'Asia Pacific', booked: 33, shipped: 27},
];

export default function FromDataset() {
  return (
    <BarChart
      height={280}
      dataset={dataset}
      xAxis={[{scaleType: 'band', dataKey: 'region'}]}
      series={[
        {dataKey: 'booked', label: 'Booked'},
        {dataKey: 'shipped', label: 'Shipped'},
      ]}
    />
  );
}
