import {LineChart, type MarkElementProps} from '@mui/x-charts/LineChart';
import {climate, formatCelsius} from '../../_data/climate';

/** A snowflake of three strokes below zero, a dot above. */
function WeatherMark({x, y, color, dataIndex}: MarkElementProps) {
  const cold = Number(climate[dataIndex]?.sapporo) < 0;
  const place = `translate(${x}, ${y})`;
  return cold ? (
    <g transform={place} stroke={color} strokeWidth={2}>
      <path d="M-8 0H8M-4 -7L4 7M-4 7L4 -7" />
    </g>
  ) : (
    <circle transform={place} r={4} fill={color} />
  );
}

export default function OwnMarks() {
  return (
    <LineChart
      height={280}
      title="Mean temperature in Sapporo by month, with a snowflake where it is below zero"
      enableKeyboardNavigation
      colors={['#0072b2']}
      dataset={[...climate]}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: '°C', width: 52}]}
      series={[{dataKey: 'sapporo', label: 'Sapporo', valueFormatter: formatCelsius}]}
      slots={{mark: WeatherMark}}
      hideLegend
    />
  );
}
