import {Gauge} from '@mui/x-charts/Gauge';

export default function BatteryLevel() {
  return (
    <Gauge height={180} value={62} text={({value}) => `${value}%`} aria-label="Battery level" />
  );
}
