import {LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function FillByValue() {
  return (
    <LineChart
      height={280}
      title="Balance of an invented association at the end of each month"
      desc="Below zero from March to May, when the hall is paid for; 9 thousand euros in December."
      enableKeyboardNavigation
      xAxis={[{scaleType: 'point', data: months}]}
      yAxis={[
        {
          width: 56,
          valueFormatter: (value: number) => `€${value}k`.replace('€-', '−€'),
          colorMap: {type: 'piecewise', thresholds: [0], colors: ['#d55e00', '#0072b2']},
        },
      ]}
      series={[
        {
          label: 'Balance',
          data: [4, 3, -2, -5, -3, 1, 3, 2, 5, 7, 8, 9],
          area: true,
          valueFormatter: (value) => `€${value}k`.replace('€-', '−€'),
        },
      ]}
      hideLegend
    />
  );
}
