import {chartsGridClasses} from '@mui/x-charts/ChartsGrid';
import {LineChart} from '@mui/x-charts/LineChart';

export default function DottedGrid() {
  return (
    <LineChart
      height={240}
      title="Parcels in a week"
      grid={{horizontal: true}}
      xAxis={[{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
      series={[{label: 'Parcels', data: [120, 142, 131, 160, 188]}]}
      hideLegend
      sx={{
        [`& .${chartsGridClasses.line}`]: {strokeDasharray: '1 5', strokeLinecap: 'round'},
      }}
    />
  );
}
