import {RadarChart} from '@mui/x-charts/RadarChart';

export default function CoffeeTasting() {
  return (
    <RadarChart
      height={300}
      title="Tasting of a coffee, points from 0 to 10"
      series={[{label: 'Yirgacheffe', data: [8.2, 8.7, 6.1, 7.4, 7.9, 6.8]}]}
      radar={{max: 10, metrics: ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Flavor', 'Finish']}}
    />
  );
}
