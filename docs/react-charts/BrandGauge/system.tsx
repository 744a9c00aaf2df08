import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

export default function BrandGauge() {
  return (
    <Gauge
      height={160}
      value={72}
      text="72%"
      aria-label="Seats taken"
      sx={{
        [`& .${gaugeClasses.valueText}`]: {fontSize: 28, fontWeight: 600},
        [`& .${gaugeClasses.valueArc}`]: {fill: '#2f7a52'},
        [`& .${gaugeClasses.referenceArc}`]: {fillOpacity: 0.4},
      }}
    />
  );
}
