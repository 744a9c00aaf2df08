import {BarChart} from '@mui/x-charts/BarChart';

const sizes = [
  {name: 'Films', gigabytes: 212},
  {name: 'Photos', gigabytes: 96},
  {name: 'Plans', gigabytes: 74},
  {name: 'Programs', gigabytes: 61},
  {name: 'Mail', gigabytes: 38},
  {name: 'Logs', gigabytes: 19},
];

export default function CategoryBars() {
  return (
    <BarChart
      height={240}
      title="Use of a disk by folder, largest first"
      layout="horizontal"
      hideLegend
      enableKeyboardNavigation
      dataset={sizes}
      yAxis={[{dataKey: 'name', width: 76}]}
      xAxis={[{label: 'GB'}]}
      series={[{dataKey: 'gigabytes', color: '#0b6fa4', valueFormatter: (value) => `${value} GB`}]}
    />
  );
}
