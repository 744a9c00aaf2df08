import {RadarChart} from '@mui/x-charts/RadarChart';
import './styles.css';

export default function BoldRadar() {
  return (
    <RadarChart
      className="bold-radar"
      height={260}
      title="Tasting of a coffee, points from 0 to 10"
      hideLegend
      colors={['#8a4173']}
      series={[{label: 'Mandheling', data: [7.1, 5.2, 8.9, 6.9, 8.4], fillArea: true}]}
      radar={{max: 10, metrics: ['Aroma', 'Acidity', 'Body', 'Flavor', 'Finish']}}
    />
  );
}
