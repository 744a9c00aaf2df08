import {ScatterChart, ScatterMarker, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

/** A point with the name of its planet. */
function PlanetMarker(props: ScatterMarkerProps) {
  const last = props.dataIndex === planets.length - 1;
  return (
    <g>
      <ScatterMarker {...props} />
      <text
        x={props.x + (last ? -8 : 8)}
        y={props.y}
        textAnchor={last ? 'end' : 'start'}
        dominantBaseline="central"
        direction="ltr"
        fontSize={12}
        fill="currentColor"
      >
        {planets[props.dataIndex]?.name}
      </text>
    </g>
  );
}

const plain = (value: number, context: {location: string; defaultTickLabel?: string}) =>
  context.defaultTickLabel === '' ? '' : value.toLocaleString('en-US');

export default function NamedPoints() {
  return (
    <ScatterChart
      height={340}
      title="Time of one orbit by distance from the sun, eight planets"
      xAxis={[{scaleType: 'log', label: 'Distance (Earth = 1)', valueFormatter: plain}]}
      yAxis={[{scaleType: 'log', label: 'Orbit (years)', width: 66, valueFormatter: plain}]}
      series={[
        {
          label: 'Planets',
          data: planets.map(({name, distance, period}) => ({id: name, x: distance, y: period})),
          markerSize: 5,
        },
      ]}
      slots={{marker: PlanetMarker}}
      sx={{color: 'text.primary'}}
      hideLegend
    />
  );
}
