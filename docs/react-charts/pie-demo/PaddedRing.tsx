import {PieChart} from '@mui/x-charts/PieChart';
import {populationByRegion} from '../../_data/population';

export default function PaddedRing() {
  return (
    <PieChart
      height={220}
      title="People by region, 2024"
      series={[
        {
          data: populationByRegion,
          innerRadius: '55%',
          paddingAngle: 4,
          cornerRadius: 5,
          startAngle: -45,
          endAngle: 225,
          valueFormatter: ({value}) => `${value} billion`,
        },
      ]}
    />
  );
}
