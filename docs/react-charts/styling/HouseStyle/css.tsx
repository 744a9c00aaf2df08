import {LineChart} from '@mui/x-charts/LineChart';
import './styles.css';

export default function HouseStyle() {
  return (
    <LineChart
      className="house-style"
      height={280}
      title="Visitors of an invented museum by month"
      xAxis={[{scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}]}
      yAxis={[{label: 'Visitors (thousands)', labelStyle: {fontWeight: 600}, width: 60}]}
      series={[{label: 'Visitors', data: [14, 16, 21, 27, 33, 38], color: '#2f8f6b'}]}
      grid={{horizontal: true}}
      hideLegend
    />
  );
}
