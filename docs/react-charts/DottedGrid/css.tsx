import {LineChart} from '@mui/x-charts/LineChart';
import './styles.css';

export default function DottedGrid() {
  return (
    <LineChart
      className="dotted-grid"
      height={240}
      title="Parcels in a week"
      grid={{horizontal: true}}
      xAxis={[{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
      series={[{label: 'Parcels', data: [120, 142, 131, 160, 188]}]}
      hideLegend
    />
  );
}
