import {BarChart} from '@mui/x-charts/BarChart';
import {axisClasses} from '@mui/x-charts/ChartsAxis';

export default function ThinAxes() {
  return (
    <BarChart
      height={240}
      title="Calls answered by hour"
      xAxis={[{data: ['08', '09', '10', '11', '12']}]}
      yAxis={[{width: 36}]}
      series={[{label: 'Calls', data: [14, 32, 41, 37, 22]}]}
      hideLegend
      sx={{
        [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {display: 'none'},
        [`& .${axisClasses.tickLabel}`]: {fill: 'text.secondary', letterSpacing: 0.4},
      }}
    />
  );
}
