import {PieChart} from '@mui/x-charts/PieChart';

const orders = [
  {id: 'shipped', label: 'Shipped', value: 64, color: '#0072b2'},
  {id: 'packed', label: 'Packed', value: 21, color: '#d55e00'},
  {id: 'late', label: 'Late', value: 15, color: '#cc79a7'},
];

const classes = [
  '[&_.MuiPieChart-arc:not(.MuiPieArc-data-index-2)]:stroke-4',
  '[&_.MuiPieArc-data-index-2]:[fill-opacity:0.35]',
  '[&_.MuiPieArc-data-index-2]:stroke-[#cc79a7]',
  '[&_.MuiPieArc-data-index-2]:stroke-3',
  '[&_.MuiPieArc-data-index-2]:[stroke-dasharray:6_4]',
].join(' ');

export default function StripedSlice() {
  return (
    <PieChart
      className={classes}
      height={200}
      title="Orders of the day by state"
      series={[{data: orders}]}
    />
  );
}
