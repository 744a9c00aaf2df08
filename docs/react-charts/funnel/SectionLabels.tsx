import {FunnelChart, funnelClasses} from '@mui/x-charts-pro/FunnelChart';

const steps = [
  {label: 'Applications', value: 320},
  {label: 'Phone calls', value: 140},
  {label: 'Interviews', value: 52},
  {label: 'Offers', value: 18},
];

export default function SectionLabels() {
  return (
    <FunnelChart
      height={300}
      title="From application to offer"
      hideLegend
      margin={{left: 0, right: 56}}
      categoryAxis={{
        categories: steps.map(({label}) => label),
        position: 'left',
        size: 90,
        disableLine: true,
        disableTicks: true,
      }}
      colors={['#0b4f8a']}
      series={[
        {
          variant: 'outlined',
          data: steps,
          valueFormatter: ({value}, {dataIndex}) => {
            const before = steps[dataIndex - 1]?.value;
            return before ? `${value} (${Math.round((value / before) * 100)}%)` : `${value}`;
          },
          sectionLabel: ({dataIndex}) =>
            dataIndex < 1
              ? {position: {vertical: 'middle', horizontal: 'center'}}
              : {position: {horizontal: 'end'}, textAnchor: 'start', offset: {x: 12}},
        },
      ]}
      sx={{[`& .${funnelClasses.sectionLabel}`]: {fontSize: 13}}}
    />
  );
}
