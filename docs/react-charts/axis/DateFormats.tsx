import {LineChart} from '@mui/x-charts/LineChart';
import {solarDays} from '../../_data/solarPlant';

const june = solarDays.slice(151, 181);
const short = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});
const long = new Intl.DateTimeFormat('en-US', {dateStyle: 'full'});

export default function DateFormats() {
  return (
    <LineChart
      height={260}
      title="Daily output of an invented solar plant in June"
      dataset={june}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (day: Date, {location}) =>
            location === 'tick' ? short.format(day) : long.format(day),
        },
      ]}
      yAxis={[{label: 'kWh', width: 64, min: 0}]}
      series={[{dataKey: 'output', label: 'Output', showMark: false}]}
      hideLegend
    />
  );
}
