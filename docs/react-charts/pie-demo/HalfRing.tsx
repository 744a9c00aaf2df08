import {PieChart} from '@mui/x-charts/PieChart';

const seats = [
  {id: 'open', label: 'Open', value: 46, color: '#8c8c8c'},
  {id: 'held', label: 'Reserved', value: 61, color: '#d55e00'},
  {id: 'sold', label: 'Sold', value: 213, color: '#0072b2'},
];

export default function HalfRing() {
  return (
    <PieChart
      height={220}
      title="Seats of a hall by state"
      margin={{top: 8, bottom: 8}}
      slotProps={{legend: {direction: 'horizontal', position: {vertical: 'bottom'}}}}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: 80,
          outerRadius: 130,
          cy: '88%',
          arcLabel: 'value',
        },
      ]}
      sx={{'& .MuiPieChart-arcLabel': {fill: '#fff', fontSize: 14}}}
    />
  );
}
