import {BarChart} from '@mui/x-charts/BarChart';
import {medalColors, medals} from '../../_data/medals';

export default function MedalStacks() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      title="Medals of eight teams at the Olympic Games of 2024"
      desc="The United States and China won 40 gold medals each; the United States have the most in sum, 126."
      enableKeyboardNavigation
      colors={medalColors}
      dataset={[...medals]}
      yAxis={[{dataKey: 'team', width: 92}]}
      xAxis={[{label: 'Medals'}]}
      series={[
        {dataKey: 'gold', label: 'Gold', stack: 'medals'},
        {dataKey: 'silver', label: 'Silver', stack: 'medals'},
        {dataKey: 'bronze', label: 'Bronze', stack: 'medals'},
      ]}
    />
  );
}
