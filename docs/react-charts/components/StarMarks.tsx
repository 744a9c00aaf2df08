import {LineChart, type MarkElementProps} from '@mui/x-charts/LineChart';

const parts = [410, 398, 421, 402, 455, 430, 418];
const best = parts.indexOf(Math.max(...parts));

/** A star at the best day, and a small dot on the others. */
function DayMark({x, y, color, dataIndex}: MarkElementProps) {
  return dataIndex === best ? (
    <path
      d="M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z"
      transform={`translate(${Number(x)} ${Number(y)})`}
      fill={color}
    />
  ) : (
    <circle cx={Number(x)} cy={Number(y)} r={3} fill={color} />
  );
}

export default function StarMarks() {
  return (
    <LineChart
      height={260}
      title="Parts of an invented factory by weekday, the best day marked with a star"
      xAxis={[{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}]}
      yAxis={[{label: 'Parts', width: 60}]}
      series={[{label: 'Parts', data: parts, curve: 'linear', color: '#4a90c2'}]}
      slots={{mark: DayMark}}
      hideLegend
    />
  );
}
