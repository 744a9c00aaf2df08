import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {formatHome, homes} from '../../_data/homes';

export default function HomesByPrice() {
  return (
    <ScatterChart
      height={300}
      title="Price of homes in an invented town by living space"
      xAxis={[{label: 'Living space (m²)'}]}
      yAxis={[{valueFormatter: (value: number) => `€${value}k`}]}
      series={[
        {label: 'Before 1980', data: homes.filter(({z}) => z < 1980), valueFormatter: formatHome},
        {label: '1980 and later', data: homes.filter(({z}) => z >= 1980), valueFormatter: formatHome},
      ]}
      grid={{horizontal: true, vertical: true}}
    />
  );
}
