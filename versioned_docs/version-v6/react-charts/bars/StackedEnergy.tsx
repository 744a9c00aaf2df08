import {BarChart} from '@mui/x-charts/BarChart';

export default function StackedEnergy() {
  return (
    <BarChart
      height={280}
      xAxis={[{scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[
        {label: 'Wind', stack: 'power', data: [125, 86, 74, 118]},
        {label: 'Solar', stack: 'power', data: [43, 109, 121, 38]},
        {label: 'Gas', stack: 'power', data: [98, 64, 71, 92]},
      ]}
    />
  );
}
