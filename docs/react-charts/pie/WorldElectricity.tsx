import {PieChart} from '@mui/x-charts/PieChart';
import {formatTerawattHours, worldElectricity2023} from '../../_data/electricity';

export default function WorldElectricity() {
  return (
    <PieChart
      height={260}
      title="Electricity of the world in 2023 by source"
      desc="Coal makes about a third and gas about a fifth of 29,400 terawatt hours."
      series={[
        {
          data: worldElectricity2023,
          valueFormatter: ({value}) => formatTerawattHours(value),
        },
      ]}
    />
  );
}
