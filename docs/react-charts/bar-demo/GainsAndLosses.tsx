import {BarChart} from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const signed = (value: number | null) =>
  value === null ? '' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

export default function GainsAndLosses() {
  return (
    <BarChart
      height={280}
      title="Members gained and lost by an invented club in each month"
      desc="Gains in most months; losses in February, June, July and December."
      enableKeyboardNavigation
      xAxis={[{data: months, disableTicks: true}]}
      yAxis={[
        {
          label: 'Members',
          width: 60,
          valueFormatter: (value: number) => (value === 0 ? '0' : signed(value)),
          colorMap: {type: 'piecewise', thresholds: [0], colors: ['#d55e00', '#0072b2']},
        },
      ]}
      grid={{horizontal: true}}
      series={[
        {
          label: 'Change',
          data: [14, -3, 6, 9, 4, -7, -11, 2, 21, 12, 5, -4],
          valueFormatter: signed,
        },
      ]}
      borderRadius={3}
      hideLegend
    />
  );
}
