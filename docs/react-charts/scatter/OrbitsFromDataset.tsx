import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

const plain = (value: number) => String(value);

export default function OrbitsFromDataset() {
  return (
    <ScatterChart
      height={300}
      title="Orbital period of the planets by their distance from the sun"
      desc="On logarithmic axes the eight planets lie on a straight line."
      enableKeyboardNavigation
      dataset={[...planets]}
      grid={{vertical: true, horizontal: true}}
      xAxis={[
        {
          label: 'Distance (earth = 1)',
          scaleType: 'log',
          min: 0.1,
          max: 100,
          tickInterval: [0.1, 1, 10, 100],
          valueFormatter: plain,
        },
      ]}
      yAxis={[
        {
          label: 'Years',
          scaleType: 'log',
          min: 0.1,
          max: 1000,
          tickInterval: [0.1, 1, 10, 100, 1000],
          valueFormatter: plain,
        },
      ]}
      series={[
        {
          label: 'Planets',
          datasetKeys: {id: 'name', x: 'distance', y: 'period'},
          markerSize: 6,
          valueFormatter: (_, {dataIndex}) =>
            `${planets[dataIndex]?.name}: ${planets[dataIndex]?.period} years`,
        },
      ]}
      hideLegend
    />
  );
}
