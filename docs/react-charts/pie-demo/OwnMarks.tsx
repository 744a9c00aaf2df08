import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {PieChart} from '@mui/x-charts/PieChart';

function Diamond({color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden>
      <path d="M7 0 L14 7 L7 14 L0 7 Z" fill={color} />
    </svg>
  );
}

function Triangle({color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden>
      <path d="M7 1 L14 13 L0 13 Z" fill={color} />
    </svg>
  );
}

export default function OwnMarks() {
  return (
    <PieChart
      height={200}
      title="Parcels by service"
      series={[
        {
          data: [
            {label: 'Standard', value: 540, color: '#0072b2', labelMarkType: 'square'},
            {label: 'Express', value: 210, color: '#d55e00', labelMarkType: Diamond},
            {label: 'Freight', value: 130, color: '#009e73', labelMarkType: Triangle},
          ],
          valueFormatter: ({value}) => `${value} parcels`,
        },
      ]}
    />
  );
}
