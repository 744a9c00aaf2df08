import {PieChart, pieClasses} from '@mui/x-charts/PieChart';

const orders = [
  {id: 'shipped', label: 'Shipped', value: 64, color: '#0072b2'},
  {id: 'packed', label: 'Packed', value: 21, color: '#d55e00'},
  {id: 'late', label: 'Late', value: 15, color: '#cc79a7'},
];

export default function StripedSlice() {
  return (
    <PieChart
      height={200}
      title="Orders of the day by state"
      series={[{data: orders}]}
      sx={{
        [`& .${pieClasses.arc}`]: {strokeWidth: 4},
        '& .MuiPieArc-data-index-2': {
          fillOpacity: 0.35,
          stroke: '#cc79a7',
          strokeWidth: 3,
          strokeDasharray: '6 4',
        },
      }}
    />
  );
}
