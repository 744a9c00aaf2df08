import {ScatterChart} from '@mui/x-charts/ScatterChart';
import type {ScatterProps} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

/** A circle for each planet, as wide as its radius says. */
function PlanetCircles({series, xScale, yScale, color}: ScatterProps) {
  return (
    <g>
      {series.data?.map(({id, x, y}, index) => (
        <circle
          key={id}
          cx={xScale(x)}
          cy={yScale(y)}
          r={3 + (planets[index]?.radius ?? 0) / 3500}
          fill={color}
          fillOpacity={0.6}
          stroke={color}
        />
      ))}
    </g>
  );
}

export default function PlanetSizes() {
  return (
    <ScatterChart
      height={280}
      title="Density of the planets by distance from the sun, sized by radius"
      dataset={planets}
      xAxis={[
        {
          label: 'Distance (Earth = 1)',
          scaleType: 'log',
          min: 0.2,
          max: 100,
          tickInterval: [1, 10, 100],
          valueFormatter: String,
        },
      ]}
      yAxis={[{label: 'g/cm³', min: 0, max: 7}]}
      series={[
        {
          label: 'Planets',
          datasetKeys: {id: 'name', x: 'distance', y: 'density'},
          valueFormatter: ({id}, {dataIndex}) =>
            `${id}: ${planets[dataIndex]?.radius.toLocaleString('en-US')} km`,
        },
      ]}
      slots={{scatter: PlanetCircles}}
      margin={{top: 16, right: 16}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
