import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

/** A circle whose area grows with the planet's cross section. */
function PlanetMarker({dataIndex, x, y, color, isFaded}: ScatterMarkerProps) {
  const kilometers = planets[dataIndex]?.radius ?? 0;
  return (
    <circle
      cx={x}
      cy={y}
      r={3 + kilometers / 3500}
      fill={color}
      fillOpacity={isFaded ? 0.2 : 0.6}
      stroke={color}
    />
  );
}

export default function SizeByRadius() {
  return (
    <ScatterChart
      height={280}
      title="Density of the planets by distance from the sun, sized by radius"
      desc="The four rocky planets are small, dense and near; the four giants are large, light and far."
      enableKeyboardNavigation
      dataset={[...planets]}
      xAxis={[
        {
          label: 'Distance (earth = 1)',
          scaleType: 'log',
          min: 0.2,
          max: 100,
          tickInterval: [1, 10, 100],
          valueFormatter: String,
        },
      ]}
      yAxis={[{label: 'g/cm³', width: 52, min: 0, max: 7}]}
      series={[
        {
          label: 'Planets',
          datasetKeys: {id: 'name', x: 'distance', y: 'density'},
          valueFormatter: (_, {dataIndex}) =>
            `${planets[dataIndex]?.name}: ${planets[dataIndex]?.radius.toLocaleString('en-US')} km`,
        },
      ]}
      slots={{marker: PlanetMarker}}
      hideLegend
    />
  );
}
