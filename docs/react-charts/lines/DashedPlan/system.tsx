import {LineChart, lineClasses} from '@mui/x-charts/LineChart';
import {clearColors} from '../../../_data/chartColors';

export default function DashedPlan() {
  return (
    <LineChart
      height={260}
      title="Orders planned and received in an invented shop by month"
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[{scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}]}
      series={[
        {id: 'plan', label: 'Plan', data: [120, 130, 140, 150, 160, 170], showMark: false},
        {id: 'orders', label: 'Orders', data: [112, 138, 151, 149, 171, 183]},
      ]}
      sx={{
        [`& .${lineClasses.line}[data-series="plan"]`]: {strokeDasharray: '6 4'},
        [`& .${lineClasses.line}[data-series="orders"]`]: {strokeWidth: 3},
      }}
    />
  );
}
