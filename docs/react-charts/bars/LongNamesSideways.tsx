import {BarChart} from '@mui/x-charts/BarChart';

const routes = [
  {route: 'Lisbon – São Paulo', minutes: 14},
  {route: 'Oslo – Reykjavík', minutes: 31},
  {route: 'Singapore – Melbourne', minutes: 9},
  {route: 'Nairobi – Johannesburg', minutes: 22},
];

export default function LongNamesSideways() {
  return (
    <BarChart
      height={260}
      title="Average delay by route"
      layout="horizontal"
      dataset={routes}
      yAxis={[{dataKey: 'route', width: 160}]}
      xAxis={[{label: 'Minutes late'}]}
      series={[{dataKey: 'minutes', valueFormatter: (value) => `${value} min`}]}
      hideLegend
    />
  );
}
