import {PieChart} from '@mui/x-charts/PieChart';

export default function PowerMix() {
  return (
    <PieChart
      height={260}
      series={[
        {
          innerRadius: 50,
          paddingAngle: 2,
          cornerRadius: 4,
          arcLabel: 'value',
          data: [
            {id: 'wind', value: 46, label: 'Wind'},
            {id: 'solar', value: 31, label: 'Solar'},
            {id: 'gas', value: 23, label: 'Gas'},
          ],
        },
      ]}
    />
  );
}
