import {BarChart} from '@mui/x-charts/BarChart';
import {climate, formatCelsius} from '../../_data/climate';

export default function TwoUnits() {
  return (
    <BarChart
      height={300}
      title="Precipitation and mean temperature in Tokyo by month"
      desc="Both are low in winter. August is the warmest month, October the wettest."
      enableKeyboardNavigation
      colors={['#0072b2', '#d55e00']}
      dataset={[...climate]}
      xAxis={[{dataKey: 'month'}]}
      yAxis={[
        {id: 'rain', label: 'Precipitation (mm)', width: 64, max: 300},
        {id: 'warmth', label: 'Temperature (°C)', position: 'right', width: 60, max: 30},
      ]}
      series={[
        {
          dataKey: 'rain',
          label: 'Precipitation',
          yAxisId: 'rain',
          valueFormatter: (value) => `${value} mm`,
        },
        {
          dataKey: 'tokyo',
          label: 'Temperature',
          yAxisId: 'warmth',
          valueFormatter: formatCelsius,
        },
      ]}
    />
  );
}
