import {LineChart, lineClasses} from '@mui/x-charts/LineChart';
import {climate, formatCelsius} from '../../_data/climate';

const lines = [
  {city: 'naha', label: 'Naha, solid', dashes: '0'},
  {city: 'tokyo', label: 'Tokyo, dashed', dashes: '8 4'},
  {city: 'sapporo', label: 'Sapporo, dotted', dashes: '2 4'},
];

export default function DashPatterns() {
  return (
    <LineChart
      height={280}
      title="Mean temperature of three cities by month"
      desc="A solid line for Naha, a dashed one for Tokyo, a dotted one for Sapporo."
      enableKeyboardNavigation
      colors={['#767b82']}
      dataset={[...climate]}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: '°C', width: 52}]}
      series={lines.map(({city, label}) => ({
        id: city,
        dataKey: city,
        label,
        showMark: false,
        valueFormatter: formatCelsius,
      }))}
      slotProps={{legend: {sx: {gap: '4px 10px'}}}}
      sx={{
        minHeight: 324,
        ...Object.fromEntries(
          lines.map(({city, dashes}) => [
            `& .${lineClasses.line}[data-series="${city}"]`,
            {strokeDasharray: dashes},
          ]),
        ),
      }}
    />
  );
}
