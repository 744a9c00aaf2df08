import {Gauge, useGaugeState} from '@mui/x-charts/Gauge';

function Target({at, label}: {at: number; label: string}) {
  const {startAngle, endAngle, valueMin, valueMax, innerRadius, outerRadius, cx, cy} =
    useGaugeState();
  const angle = startAngle + ((endAngle - startAngle) * (at - valueMin)) / (valueMax - valueMin);
  const point = (radius: number) =>
    `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  const [x, y] = point(outerRadius + 8).split(' ');
  return (
    <g>
      <path
        d={`M ${point(innerRadius - 4)} L ${point(outerRadius + 4)}`}
        stroke="currentColor"
        strokeWidth={3}
      />
      <text x={x} y={y} fontSize={13} dominantBaseline="auto">
        {label}
      </text>
    </g>
  );
}

export default function TargetGauge() {
  return (
    <Gauge
      height={200}
      margin={{top: 24, left: 44, right: 44}}
      value={71}
      startAngle={-90}
      endAngle={90}
      text={'71%\n '}
      aria-label="Share of orders on time"
      aria-valuetext="71 percent, target 85 percent"
    >
      <Target at={85} label="85%" />
    </Gauge>
  );
}
