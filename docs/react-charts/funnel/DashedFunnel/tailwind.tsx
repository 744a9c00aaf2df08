import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const classes = [
  '[&_.MuiFunnelChart-section]:[stroke-dasharray:6_4]',
  '[&_.MuiFunnelChart-section]:stroke-2',
  '[&_.MuiFunnelChart-sectionLabel]:font-bold',
].join(' ');

const data = [
  {label: 'Quotes', value: 96},
  {label: 'Orders', value: 58},
  {label: 'Repeat orders', value: 31},
];

export default function DashedFunnel() {
  return (
    <FunnelChart
      className={classes}
      height={220}
      title="From quote to repeat order"
      hideLegend
      colors={['#8a4173']}
      series={[{data, variant: 'outlined'}]}
    />
  );
}
