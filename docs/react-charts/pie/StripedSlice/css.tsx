import {PieChart} from '@mui/x-charts/PieChart';
import './styles.css';

const orders = [
  {id: 'shipped', label: 'Shipped', value: 64, color: '#0072b2'},
  {id: 'packed', label: 'Packed', value: 21, color: '#d55e00'},
  {id: 'late', label: 'Late', value: 15, color: '#cc79a7'},
];

export default function StripedSlice() {
  return (
    <PieChart
      className="striped-slice"
      height={200}
      title="Orders of the day by state"
      series={[{data: orders}]}
    />
  );
}
