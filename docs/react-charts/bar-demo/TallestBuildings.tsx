import {BarChart} from '@mui/x-charts/BarChart';

const buildings = [
  {name: 'Burj Khalifa', meters: 828},
  {name: 'Merdeka 118', meters: 679},
  {name: 'Shanghai Tower', meters: 632},
  {name: 'Makkah Clock Tower', meters: 601},
  {name: 'Ping An Center', meters: 599},
  {name: 'Lotte World Tower', meters: 555},
];

export default function TallestBuildings() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      title="Height of the six tallest buildings in 2025"
      desc="From the Burj Khalifa with 828 m to the Lotte World Tower with 555 m."
      enableKeyboardNavigation
      colors={['#0072b2']}
      dataset={buildings}
      margin={{right: 0}}
      yAxis={[{dataKey: 'name', width: 128, disableLine: true, disableTicks: true}]}
      xAxis={[{position: 'none', max: 1300}]}
      series={[
        {
          dataKey: 'meters',
          label: 'Height',
          barLabel: ({value}) => `${value} m`,
          barLabelPlacement: 'outside',
          valueFormatter: (value) => `${value} m`,
        },
      ]}
      slotProps={{barLabel: {style: {direction: 'ltr'}}}}
      hideLegend
    />
  );
}
