import {RadarChart} from '@mui/x-charts/RadarChart';

const points = (value: number | null) => (value === null ? '' : `${value} points`);

export default function TwoCoffees() {
  return (
    <RadarChart
      height={300}
      title="Tasting of two coffees, points from 0 to 10"
      desc="Yirgacheffe leads in aroma and acidity, Mandheling in body and finish."
      colors={['#0072b2', '#d55e00']}
      series={[
        {
          label: 'Yirgacheffe',
          data: [8.2, 8.7, 6.1, 7.4, 7.9, 6.8],
          fillArea: true,
          hideMark: true,
          valueFormatter: points,
        },
        {label: 'Mandheling', data: [7.1, 5.2, 8.9, 6.9, 7.3, 8.4], valueFormatter: points},
      ]}
      radar={{max: 10, metrics: ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Flavor', 'Finish']}}
    />
  );
}
