import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A band behind the line, between two values of the vertical axis. */
function ComfortBand({from, to}: {from: number; to: number}) {
  const {left, width} = useDrawingArea();
  const scale = useYScale<'linear'>();
  const top = scale(to) ?? 0;
  const bottom = scale(from) ?? 0;
  return (
    <rect x={left} y={top} width={width} height={bottom - top} fill="#3f8f5a" fillOpacity={0.18} />
  );
}

export default function OwnMark() {
  return (
    <LineChart
      height={260}
      title="Room temperature in a week, with the comfortable range"
      xAxis={[{scaleType: 'point', data: days}]}
      yAxis={[{min: 16, max: 28, label: '°C', width: 52}]}
      series={[{label: 'Office', data: [19.4, 20.8, 22.1, 24.6, 25.3, 21, 18.9]}]}
      hideLegend
    >
      <ComfortBand from={20} to={24} />
    </LineChart>
  );
}
