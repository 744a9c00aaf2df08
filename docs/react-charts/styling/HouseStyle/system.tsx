import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {chartsGridClasses} from '@mui/x-charts/ChartsGrid';
import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';

export default function HouseStyle() {
  return (
    <LineChart
      height={280}
      title="Visitors of an invented museum by month"
      xAxis={[{scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}]}
      yAxis={[{label: 'Visitors (thousands)', labelStyle: {fontWeight: 600}, width: 60}]}
      series={[{label: 'Visitors', data: [14, 16, 21, 27, 33, 38], color: '#2f8f6b'}]}
      grid={{horizontal: true}}
      sx={{
        [`& .${lineElementClasses.root}`]: {strokeWidth: 4, strokeLinecap: 'round'},
        [`& .${chartsGridClasses.line}`]: {strokeDasharray: '2 6'},
        [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {display: 'none'},
      }}
      hideLegend
    />
  );
}
