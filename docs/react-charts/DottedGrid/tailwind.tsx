import {LineChart} from '@mui/x-charts/LineChart';

export default function DottedGrid() {
  return (
    <LineChart
      className="[&_.MuiChartsGrid-line]:[stroke-dasharray:1_5] [&_.MuiChartsGrid-line]:[stroke-linecap:round]"
      height={240}
      title="Parcels in a week"
      grid={{horizontal: true}}
      xAxis={[{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
      series={[{label: 'Parcels', data: [120, 142, 131, 160, 188]}]}
      hideLegend
    />
  );
}
