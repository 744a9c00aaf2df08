import {useDrawingArea, useLineSeries, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

/** A dashed line at the mean of a series. */
function Mean({seriesId}: {seriesId: string}) {
  const {left, width} = useDrawingArea();
  const scale = useYScale<'linear'>();
  const data = useLineSeries(seriesId)?.data ?? [];
  const values = data.filter((value) => value !== null);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const y = scale(mean);
  return (
    <g>
      <line x1={left} x2={left + width} y1={y} y2={y} stroke="#d55e00" strokeDasharray="6 4" />
      <text
        x={left + width}
        y={y}
        dy={-6}
        textAnchor="end"
        direction="ltr"
        fontSize={12}
        fill="currentColor"
      >
        mean {mean.toFixed(0)}
      </text>
    </g>
  );
}

export default function MeanLine() {
  return (
    <LineChart
      height={260}
      title="Visitors of an invented museum by weekday, with the mean"
      xAxis={[{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}]}
      series={[{id: 'visitors', label: 'Visitors', data: [320, 290, 345, 380, 410, 720, 640]}]}
      sx={{color: 'text.primary'}}
      hideLegend
    >
      <Mean seriesId="visitors" />
    </LineChart>
  );
}
