import {BarChart} from '@mui/x-charts/BarChart';
import {solarDays} from '../../_data/solarPlant';

const halfYear = solarDays.slice(0, 181);

export default function DaysAsBars() {
  return (
    <BarChart
      height={260}
      title="Daily output of an invented solar plant, January to June"
      dataset={halfYear}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'band',
          ordinalTimeTicks: ['quarterly', 'months'],
          valueFormatter: (day: Date) => day.toLocaleDateString('en-US', {dateStyle: 'medium'}),
        },
      ]}
      yAxis={[{label: 'kWh', width: 64}]}
      series={[{dataKey: 'output', label: 'Output'}]}
      hideLegend
    />
  );
}
