import {BarChart} from '@mui/x-charts/BarChart';
import './styles.css';

export default function ThinAxes() {
  return (
    <BarChart
      className="thin-axes"
      height={240}
      title="Calls answered by hour"
      xAxis={[{data: ['08', '09', '10', '11', '12']}]}
      yAxis={[{width: 36}]}
      series={[{label: 'Calls', data: [14, 32, 41, 37, 22]}]}
      hideLegend
    />
  );
}
