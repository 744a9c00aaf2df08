import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

export default function PressureGauge() {
  return (
    <Gauge
      height={180}
      value={7.4}
      valueMax={10}
      cornerRadius="50%"
      text={({value}) => `${value} bar`}
      aria-label="Pressure of the compressor"
      aria-valuetext="7.4 bar"
      sx={{
        [`& .${gaugeClasses.valueText}`]: {fontSize: 24},
        [`& .${gaugeClasses.valueArc}`]: {fill: '#b3541e'},
        [`& .${gaugeClasses.referenceArc}`]: {fill: 'gray', fillOpacity: 0.4},
      }}
    />
  );
}
