import {LineChart} from '@mui/x-charts/LineChart';
import {processors} from '../../_data/figures';

const compact = new Intl.NumberFormat('en-US', {notation: 'compact'});
const exact = new Intl.NumberFormat('en-US');

export default function WordsInTooltip() {
  return (
    <LineChart
      height={280}
      title="Transistors in six processors by year of launch"
      dataset={processors}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'linear',
          domainLimit: 'strict',
          valueFormatter: (year: number, {location}) =>
            location === 'tooltip' ? `Launched in ${year}` : String(year),
        },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          min: 1000,
          width: 56,
          valueFormatter: (count: number, context) =>
            context.location === 'tick' && context.defaultTickLabel === ''
              ? ''
              : compact.format(count),
        },
      ]}
      series={[
        {
          dataKey: 'transistors',
          label: 'Transistors',
          valueFormatter: (count, {dataIndex}) =>
            count === null ? null : `${exact.format(count)}, ${processors[dataIndex]?.name}`,
        },
      ]}
      hideLegend
    />
  );
}
