import {PieChart} from '@mui/x-charts/PieChart';

const series = [
  {
    innerRadius: 48,
    data: [
      {id: 'rail', label: 'Rail', value: 52},
      {id: 'road', label: 'Road', value: 31},
      {id: 'sea', label: 'Sea', value: 17},
    ],
  },
];

export default function SoftPie() {
  return (
    <PieChart
      className="[&_.MuiPieArc-root]:stroke-none [&_.MuiPieArc-root]:saturate-60"
      height={200}
      title="Freight by carrier"
      series={series}
    />
  );
}
