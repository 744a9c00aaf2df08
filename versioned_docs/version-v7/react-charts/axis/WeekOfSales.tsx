import {LineChart} from '@mui/x-charts/LineChart';

const sold = [184, 203, 196, 221, 287, 342, 158];
const days = sold.map((_, index) => new Date(2026, 5, 15 + index));
const short = new Intl.DateTimeFormat('en-US', {weekday: 'short', day: 'numeric'});
const long = new Intl.DateTimeFormat('en-US', {dateStyle: 'full'});

export default function WeekOfSales() {
  return (
    <LineChart
      height={240}
      title="Loaves sold by an invented bakery in a week of June"
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          domainLimit: 'strict',
          tickInterval: days,
          valueFormatter: (day: Date, {location}) =>
            location === 'tick' ? short.format(day) : long.format(day),
        },
      ]}
      yAxis={[{min: 0}]}
      series={[{data: sold, label: 'Sold'}]}
      margin={{top: 16, right: 24, bottom: 30}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
