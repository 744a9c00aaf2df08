import {BarChart} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

export default function EnergyFromDataset() {
  return (
    <BarChart
      height={300}
      title="Electricity by source and quarter"
      dataset={energyQuarters}
      xAxis={[{dataKey: 'quarter', tickLabelInterval: 'auto'}]}
      yAxis={[{label: 'GWh', width: 56}]}
      series={[
        {dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy},
        {dataKey: 'solar', label: 'Solar', valueFormatter: formatEnergy},
        {dataKey: 'hydro', label: 'Hydro', valueFormatter: formatEnergy},
      ]}
    />
  );
}
