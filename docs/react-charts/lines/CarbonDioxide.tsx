import {LineChart} from '@mui/x-charts/LineChart';

const means = [
  {year: 1960, ppm: 317},
  {year: 1970, ppm: 326},
  {year: 1980, ppm: 339},
  {year: 1990, ppm: 354},
  {year: 2000, ppm: 370},
  {year: 2010, ppm: 390},
  {year: 2015, ppm: 401},
  {year: 2020, ppm: 414},
];

export default function CarbonDioxide() {
  return (
    <LineChart
      height={260}
      title="Carbon dioxide in the air, yearly means"
      desc="From 317 parts per million in 1960 to 414 in 2020, faster in each decade."
      enableKeyboardNavigation
      dataset={means}
      xAxis={[{dataKey: 'year', valueFormatter: (year: number) => String(year)}]}
      yAxis={[{label: 'Parts per million', width: 60}]}
      series={[{dataKey: 'ppm', label: 'CO₂', valueFormatter: (value) => `${value} ppm`}]}
      hideLegend
    />
  );
}
