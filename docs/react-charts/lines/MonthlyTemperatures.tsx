import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

export default function MonthlyTemperatures() {
  return (
    <LineChart
      height={300}
      title="Mean temperature in Naha and Sapporo by month"
      desc="Naha stays between 17 and 29 °C; Sapporo goes from −3 °C in winter to 22 °C in August."
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[
        {
          scaleType: 'point',
          data: [
            'Jan',
            'Feb',
            'Mar',
            'Apr',
            'May',
            'Jun',
            'Jul',
            'Aug',
            'Sep',
            'Oct',
            'Nov',
            'Dec',
          ],
        },
      ]}
      yAxis={[{label: '°C', width: 52}]}
      series={[
        {label: 'Naha', data: [17, 18, 19, 22, 24, 27, 29, 29, 28, 26, 23, 19]},
        {label: 'Sapporo', data: [-3, -3, 1, 7, 13, 17, 21, 22, 19, 12, 5, -1]},
      ]}
    />
  );
}
