import {BarChart} from '@mui/x-charts/BarChart';
import {medalColors, medals} from '../../_data/medals';

export default function MedalStacks() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      title="Medals of eight teams at the Olympic Games of 2024"
      colors={medalColors}
      dataset={medals}
      yAxis={[{scaleType: 'band', dataKey: 'team'}]}
      xAxis={[{label: 'Medals'}]}
      margin={{left: 92}}
      series={[
        {dataKey: 'gold', label: 'Gold', stack: 'medals'},
        {dataKey: 'silver', label: 'Silver', stack: 'medals'},
        {dataKey: 'bronze', label: 'Bronze', stack: 'medals'},
      ]}
    />
  );
}
