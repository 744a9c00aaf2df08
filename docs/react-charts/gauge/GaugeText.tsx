import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

export default function GaugeText() {
  return (
    <Gauge
      height={200}
      value={174}
      valueMax={220}
      startAngle={-110}
      endAngle={110}
      text={({value, valueMax}) => `${value} / ${valueMax}`}
      aria-label="Orders packed today"
      aria-valuetext="174 of 220 orders"
      sx={{
        [`& .${gaugeClasses.valueText}`]: {
          fontSize: 26,
          fontWeight: 600,
          transform: 'translate(0px, -8px)',
        },
      }}
    />
  );
}
