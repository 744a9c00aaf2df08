import {LineChart} from '@mui/x-charts/LineChart';
import {climate, formatCelsius} from '../../_data/climate';

export default function FrostColors() {
  return (
    <LineChart
      height={260}
      title="Mean temperature in Sapporo by month, colored by frost and heat"
      desc="Below zero from December to February, above 18 °C from July to September."
      enableKeyboardNavigation
      grid={{horizontal: true}}
      dataset={[...climate]}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[
        {
          label: '°C',
          width: 52,
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 18],
            colors: ['#0072b2', '#767b82', '#d55e00'],
          },
        },
      ]}
      series={[{dataKey: 'sapporo', label: 'Sapporo', valueFormatter: formatCelsius}]}
      hideLegend
    />
  );
}
