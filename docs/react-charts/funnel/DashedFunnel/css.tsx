import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import './styles.css';

const data = [
  {label: 'Quotes', value: 96},
  {label: 'Orders', value: 58},
  {label: 'Repeat orders', value: 31},
];

export default function DashedFunnel() {
  return (
    <FunnelChart
      className="dashed-funnel"
      height={220}
      title="From quote to repeat order"
      hideLegend
      colors={['#8a4173']}
      series={[{data, variant: 'outlined'}]}
    />
  );
}
