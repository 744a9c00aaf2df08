import {GaugeContainer, GaugeReferenceArc, useGaugeState} from '@mui/x-charts/Gauge';

function Needle() {
  const {valueAngle, outerRadius, cx, cy} = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g stroke="#b3541e" fill="#b3541e">
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <GaugeContainer
      height={180}
      value={43}
      valueMax={120}
      startAngle={-110}
      endAngle={110}
      aria-label="Speed of the belt"
      aria-valuetext="43 meters a minute"
    >
      <GaugeReferenceArc />
      <Needle />
    </GaugeContainer>
  );
}
