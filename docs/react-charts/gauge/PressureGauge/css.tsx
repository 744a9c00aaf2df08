import {Gauge} from '@mui/x-charts/Gauge';
import './styles.css';

export default function PressureGauge() {
  return (
    <Gauge
      className="pressure-gauge"
      height={180}
      value={7.4}
      valueMax={10}
      cornerRadius="50%"
      text={({value}) => `${value} bar`}
      aria-label="Pressure of the compressor"
      aria-valuetext="7.4 bar"
    />
  );
}
