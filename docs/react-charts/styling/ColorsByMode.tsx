import {LineChart} from '@mui/x-charts/LineChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const light = ['#0072b2', '#d55e00', '#4a4a4a'];
const dark = ['#56b4e9', '#e69f00', '#e0e0e0'];

export default function ColorsByMode() {
  return (
    <LineChart
      height={280}
      title="Electricity of an invented region by source and quarter"
      colors={(mode) => (mode === 'dark' ? dark : light)}
      dataset={energyQuarters}
      xAxis={[{dataKey: 'quarter', scaleType: 'point'}]}
      yAxis={[{label: 'GWh', width: 56}]}
      series={[
        {dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy},
        {dataKey: 'hydro', label: 'Hydro', valueFormatter: formatEnergy},
        {dataKey: 'solar', label: 'Solar', valueFormatter: formatEnergy},
      ]}
    />
  );
}
