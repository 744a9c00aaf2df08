import {FunnelChart, funnelClasses} from '@mui/x-charts-pro/FunnelChart';

const steps = ['Visits', 'Carts', 'Orders'];
const section = (values: number[]) => values.map((value, index) => ({value, label: steps[index]}));

export default function TwoFunnels() {
  return (
    <FunnelChart
      height={300}
      title="From visit to order, this week over last week"
      hideLegend
      categoryAxis={{categories: steps, position: 'left', size: 60, disableLine: true}}
      series={[
        {
          id: 'last',
          label: 'Last week',
          variant: 'outlined',
          curve: 'bump',
          sectionLabel: false,
          data: section([5200, 2600, 900]).map((item) => ({...item, color: '#767676'})),
        },
        {
          id: 'this',
          label: 'This week',
          curve: 'bump',
          data: section([4800, 2100, 610]).map((item) => ({...item, color: '#0b4f8a'})),
        },
      ]}
      sx={{[`& .${funnelClasses.sectionLabel}`]: {fill: '#fff'}}}
    />
  );
}
