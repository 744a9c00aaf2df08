import {BarChart, barClasses} from '@mui/x-charts/BarChart';

export default function OutlinedForecast() {
  return (
    <BarChart
      height={280}
      title="Forecast of orders by quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[{label: 'Forecast', data: [140, 165, 150, 190], color: '#3f6ea8'}]}
      sx={{
        [`& .${barClasses.element}`]: {
          fillOpacity: 0.2,
          stroke: '#3f6ea8',
          strokeWidth: 2,
          strokeDasharray: '6 4',
        },
      }}
      hideLegend
    />
  );
}
