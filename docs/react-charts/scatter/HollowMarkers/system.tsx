import {ScatterChart, scatterClasses} from '@mui/x-charts/ScatterChart';
import {homes} from '../../../_data/homes';

const old = homes.filter(({z}) => z < 1970);
const young = homes.filter(({z}) => z >= 1970);

export default function HollowMarkers() {
  return (
    <ScatterChart
      height={280}
      title="Price of homes by living space, before and since 1970"
      enableKeyboardNavigation
      colors={['#0072b2', '#d55e00']}
      xAxis={[{label: 'Living space (m²)'}]}
      yAxis={[{width: 56, valueFormatter: (value: number) => `€${value}k`}]}
      series={[
        {id: 'old', label: 'Built before 1970', data: old},
        {id: 'young', label: 'Built since 1970', data: young},
      ]}
      sx={{
        [`& [data-series="old"] .${scatterClasses.marker}`]: {
          fill: 'transparent',
          stroke: '#0072b2',
          strokeWidth: 2,
        },
      }}
    />
  );
}
