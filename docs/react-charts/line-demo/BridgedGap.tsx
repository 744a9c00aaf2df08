import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const goals = [
  70,
  70,
  84,
  null,
  null,
  88,
  140,
  126,
  89,
  89,
  95,
  97,
  102,
  146,
  132,
  115,
  141,
  171,
  161,
  147,
  145,
  171,
  169,
  172,
];
const years = goals.map((_, index) => 1930 + 4 * index);

export default function BridgedGap() {
  return (
    <LineChart
      height={280}
      title="Goals at each football World Cup, 1930 to 2022"
      desc="From 70 to 172. A dashed line leads over the two tournaments that were not held."
      enableKeyboardNavigation
      colors={['#0072b2']}
      xAxis={[{data: years, domainLimit: 'strict', valueFormatter: (year: number) => String(year)}]}
      yAxis={[{label: 'Goals', width: 56, min: 0}]}
      series={[
        {
          id: 'bridge',
          curve: 'linear',
          data: goals,
          connectNulls: true,
          showMark: false,
          disableHighlight: true,
          valueFormatter: () => null,
        },
        {
          id: 'goals',
          curve: 'linear',
          label: 'Goals',
          data: goals,
          showMark: false,
          valueFormatter: (value) => (value === null ? 'not held' : String(value)),
        },
      ]}
      sx={{[`& .${lineClasses.line}[data-series="bridge"]`]: {strokeDasharray: '3 4'}}}
      hideLegend
    />
  );
}
