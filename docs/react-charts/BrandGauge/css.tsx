import {Gauge} from '@mui/x-charts/Gauge';
import './styles.css';

export default function BrandGauge() {
  return (
    <Gauge className="brand-gauge" height={160} value={72} text="72%" aria-label="Seats taken" />
  );
}
