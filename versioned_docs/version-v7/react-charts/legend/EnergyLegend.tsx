import {LineChart} from '@mui/x-charts/LineChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

export default function EnergyLegend() {
  return (
    <LineChart
      height={300}
      title="Electricity of an invented region by source and quarter, in GWh"
      dataset={[...energyQuarters]}
      xAxis={[{dataKey: 'quarter', scaleType: 'point'}]}
      series={[
        {dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy},
        {dataKey: 'hydro', label: 'Hydro', valueFormatter: formatEnergy},
        {dataKey: 'solar', label: 'Solar', valueFormatter: formatEnergy},
      ]}
    />
  );
}
