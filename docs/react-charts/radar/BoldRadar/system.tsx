import {RadarChart, radarClasses} from '@mui/x-charts/RadarChart';

export default function BoldRadar() {
  return (
    <RadarChart
      height={260}
      title="Tasting of a coffee, points from 0 to 10"
      hideLegend
      colors={['#8a4173']}
      series={[{label: 'Mandheling', data: [7.1, 5.2, 8.9, 6.9, 8.4], fillArea: true}]}
      radar={{max: 10, metrics: ['Aroma', 'Acidity', 'Body', 'Flavor', 'Finish']}}
      sx={{
        [`& .${radarClasses.seriesArea}`]: {strokeWidth: 3},
        [`& .${radarClasses.gridDivider}`]: {strokeDasharray: '2 3'},
        [`& .${radarClasses.gridStripe}`]: {fill: 'none'},
      }}
    />
  );
}
