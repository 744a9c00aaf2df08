import {BarChart} from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function TemperatureColors() {
  return (
    <BarChart
      height={280}
      title="Mean temperature of a cold valley by month"
      grid={{horizontal: true}}
      xAxis={[{data: months}]}
      yAxis={[
        {
          label: '°C',
          width: 52,
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 12],
            colors: ['#2b6cb0', '#5a8f3c', '#c2571a'],
          },
        },
      ]}
      series={[
        {
          label: 'Mean temperature',
          data: [-9, -7, -2, 4, 10, 14, 17, 16, 11, 5, -2, -7],
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      hideLegend
    />
  );
}
