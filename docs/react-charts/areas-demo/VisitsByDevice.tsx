import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const stacked = {stack: 'visits', area: true, showMark: false, curve: 'linear' as const};

export default function VisitsByDevice() {
  return (
    <LineChart
      height={280}
      title="Visits of an invented site by month and device, in thousands"
      desc="The sum grows from 41 to 75 thousand, almost all of it on phones."
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[{scaleType: 'point', data: months}]}
      yAxis={[{width: 48, valueFormatter: (value: number) => `${value}k`}]}
      series={[
        {label: 'Phone', data: [18, 21, 24, 29, 33, 38, 44, 48], ...stacked},
        {label: 'Desktop', data: [20, 21, 20, 22, 21, 22, 23, 23], ...stacked},
        {label: 'Tablet', data: [3, 3, 4, 3, 4, 4, 4, 4], ...stacked},
      ]}
    />
  );
}
