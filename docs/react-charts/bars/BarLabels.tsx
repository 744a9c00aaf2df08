import {BarChart} from '@mui/x-charts/BarChart';

export default function BarLabels() {
  return (
    <BarChart
      height={300}
      title="Tickets opened and closed by team"
      margin={{top: 16}}
      colors={['#3f6ea8', '#2f7a52']}
      xAxis={[{data: ['Billing', 'Delivery', 'Returns']}]}
      series={[
        {label: 'Opened', data: [84, 132, 9], barLabel: 'value', barLabelPlacement: 'outside'},
        {
          label: 'Closed',
          data: [79, 118, 4],
          barLabel: ({value}, {bar}) => (bar.height < 24 ? null : `${value} done`),
        },
      ]}
    />
  );
}
