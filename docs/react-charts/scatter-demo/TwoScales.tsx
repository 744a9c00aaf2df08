import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {clearColors} from '../../_data/chartColors';
import {planets} from '../../_data/planets';

export default function TwoScales() {
  return (
    <ScatterChart
      height={300}
      title="Density and radius of the planets by distance from the sun"
      desc="The four inner planets are dense and small, the four outer ones light and large."
      enableKeyboardNavigation
      colors={clearColors}
      dataset={[...planets]}
      xAxis={[
        {
          label: 'Distance (earth = 1)',
          scaleType: 'log',
          min: 0.2,
          max: 50,
          tickInterval: [0.3, 1, 3, 10, 30],
          valueFormatter: String,
        },
      ]}
      yAxis={[
        {id: 'density', label: 'Density (g/cm³)', min: 0, max: 6, width: 52},
        {
          id: 'radius',
          label: 'Radius (1,000 km)',
          position: 'right',
          min: 0,
          max: 80_000,
          width: 56,
          valueFormatter: (value: number) => String(value / 1000),
        },
      ]}
      series={[
        {
          label: 'Density',
          yAxisId: 'density',
          datasetKeys: {id: 'name', x: 'distance', y: 'density'},
          valueFormatter: (point, {dataIndex}) => `${planets[dataIndex]?.name}: ${point?.y} g/cm³`,
        },
        {
          label: 'Radius',
          yAxisId: 'radius',
          datasetKeys: {id: 'name', x: 'distance', y: 'radius'},
          valueFormatter: (point, {dataIndex}) =>
            `${planets[dataIndex]?.name}: ${point?.y.toLocaleString('en-US')} km`,
        },
      ]}
    />
  );
}
