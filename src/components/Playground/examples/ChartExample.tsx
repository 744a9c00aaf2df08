import {BarChart} from '@mui/x-charts/BarChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];

export default function ChartExample() {
  return (
    <BarChart
      height={360}
      xAxis={[{data: weeks, label: 'Week'}]}
      yAxis={[{label: 'Energy (kWh)', width: 60}]}
      series={[
        {data: [42, 51, 47, 39, 33, 30], label: 'Heating', stack: 'all'},
        {data: [18, 17, 19, 21, 20, 22], label: 'Lighting', stack: 'all'},
      ]}
    />
  );
}
