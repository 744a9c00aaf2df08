import {PieChart, pieClasses} from '@mui/x-charts/PieChart';

const reasons = [
  {label: 'Wrong size', value: 128, color: '#0d5c8f'},
  {label: 'Damaged', value: 74, color: '#a8480c'},
  {label: 'Late', value: 41, color: '#0a6b50'},
  {label: 'Other', value: 17, color: '#8a4173'},
];
const total = reasons.reduce((sum, {value}) => sum + value, 0);

export default function PercentLabels() {
  return (
    <PieChart
      height={240}
      title="Returns by reason"
      series={[
        {
          data: reasons,
          arcLabel: ({value}) => `${((value / total) * 100).toFixed(0)}%`,
          arcLabelMinAngle: 20,
          valueFormatter: ({value}) => `${value} returns`,
        },
      ]}
      sx={{[`& .${pieClasses.arcLabel}`]: {fill: '#fff', fontWeight: 600, fontSize: 14}}}
    />
  );
}
