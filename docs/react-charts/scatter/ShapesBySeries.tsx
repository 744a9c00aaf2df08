import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';
import {clearColors} from '../../_data/chartColors';
import {summits} from '../../_data/summits';

const series = (['Himalaya', 'Karakoram'] as const).map((range) => ({
  id: range,
  label: range,
  markerSize: 6,
  labelMarkType: range === 'Karakoram' ? ('square' as const) : ('circle' as const),
  data: summits
    .filter((summit) => summit.range === range)
    .map(({name, year, height}) => ({id: name, x: year, y: height})),
}));

/** A square for one series, a circle for the others. */
function RangeMarker(props: ScatterMarkerProps) {
  const {seriesId, x, y, size, color, isHighlighted, isFaded} = props;
  const radius = size * (isHighlighted ? 1.3 : 1);
  const shared = {fill: color, opacity: isFaded ? 0.3 : 1, transform: `translate(${x}, ${y})`};
  return seriesId === 'Karakoram' ? (
    <rect {...shared} x={-radius} y={-radius} width={2 * radius} height={2 * radius} />
  ) : (
    <circle {...shared} r={radius} />
  );
}

export default function ShapesBySeries() {
  return (
    <ScatterChart
      height={280}
      title="First ascents in the Himalaya, as circles, and in the Karakoram, as squares"
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[{valueFormatter: (year: number) => String(year)}]}
      yAxis={[{label: 'Meters', width: 64, min: 8000}]}
      series={series}
      slots={{marker: RangeMarker}}
    />
  );
}
