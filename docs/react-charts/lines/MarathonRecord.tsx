import {LineChart} from '@mui/x-charts/LineChart';

/** Day of the race, and the time in seconds. */
const records: {day: Date; seconds: number}[] = [
  {day: new Date(2003, 8, 28), seconds: 7495},
  {day: new Date(2007, 8, 30), seconds: 7466},
  {day: new Date(2008, 8, 28), seconds: 7439},
  {day: new Date(2011, 8, 25), seconds: 7418},
  {day: new Date(2013, 8, 29), seconds: 7403},
  {day: new Date(2014, 8, 28), seconds: 7377},
  {day: new Date(2018, 8, 16), seconds: 7299},
  {day: new Date(2022, 8, 25), seconds: 7269},
  {day: new Date(2023, 9, 8), seconds: 7235},
];
const dayFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium'});
const two = (value: number) => String(value).padStart(2, '0');
const clock = (value: number) =>
  `${Math.floor(value / 3600)}:${two(Math.floor(value / 60) % 60)}:${two(value % 60)}`;

export default function MarathonRecord() {
  return (
    <LineChart
      height={280}
      title="World record of the men's marathon from 2003 to 2023"
      desc="Nine records, from 2:04:55 to 2:00:35."
      enableKeyboardNavigation
      dataset={records}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'time',
          valueFormatter: (day: Date, {location}) =>
            location === 'tick' ? String(day.getFullYear()) : dayFormat.format(day),
        },
      ]}
      yAxis={[{width: 64, valueFormatter: clock}]}
      series={[
        {
          dataKey: 'seconds',
          label: 'Record',
          curve: 'stepAfter',
          valueFormatter: (value) => (value === null ? '' : clock(value)),
        },
      ]}
      hideLegend
    />
  );
}
