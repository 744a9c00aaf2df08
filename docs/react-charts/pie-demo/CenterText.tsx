import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

const machines = [
  {label: 'Running', value: 14, color: '#0072b2'},
  {label: 'Setting up', value: 3, color: '#d55e00'},
  {label: 'Standing', value: 1, color: '#8c8c8c'},
];

function CenterLabel() {
  const {left, top, width, height} = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <g fill="currentColor" textAnchor="middle" dominantBaseline="central">
      <text x={x} y={y - 8} fontSize={28} fontWeight={600}>
        18
      </text>
      <text x={x} y={y + 18} fontSize={13}>
        machines
      </text>
    </g>
  );
}

export default function CenterText() {
  return (
    <PieChart
      height={220}
      title="Eighteen machines by state"
      series={[{data: machines, innerRadius: '65%'}]}
    >
      <CenterLabel />
    </PieChart>
  );
}
