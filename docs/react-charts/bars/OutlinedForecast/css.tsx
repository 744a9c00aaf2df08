import {BarChart} from '@mui/x-charts/BarChart';
import './styles.css';

export default function OutlinedForecast() {
  return (
    <BarChart
      className="outlined-forecast"
      height={280}
      title="Forecast of orders by quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[{label: 'Forecast', data: [140, 165, 150, 190], color: '#3f6ea8'}]}
      hideLegend
    />
  );
}
