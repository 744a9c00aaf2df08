import {PieChart} from '@mui/x-charts/PieChart';

const answers = [
  {id: 'yes', label: 'Yes', value: 612, color: '#0072b2'},
  {id: 'no', label: 'No', value: 287, color: '#d55e00'},
  {id: 'none', label: 'No answer', value: 101, color: '#8c8c8c'},
];

export default function SliceColors() {
  return (
    <PieChart
      height={200}
      title="Answers of a thousand customers to: would you order again?"
      series={[{data: answers}]}
    />
  );
}
