import {FunnelChart, funnelClasses} from '@mui/x-charts-pro/FunnelChart';

const data = [
  {label: 'Quotes', value: 96},
  {label: 'Orders', value: 58},
  {label: 'Repeat orders', value: 31},
];

export default function DashedFunnel() {
  return (
    <FunnelChart
      height={220}
      title="From quote to repeat order"
      hideLegend
      colors={['#8a4173']}
      series={[{data, variant: 'outlined'}]}
      sx={{
        [`& .${funnelClasses.section}`]: {strokeDasharray: '6 4', strokeWidth: 2},
        [`& .${funnelClasses.sectionLabel}`]: {fontWeight: 700},
      }}
    />
  );
}
