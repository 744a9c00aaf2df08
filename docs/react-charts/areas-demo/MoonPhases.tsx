import {LineChart} from '@mui/x-charts/LineChart';

/** Days since a new moon, and the lit part of the disk: half of one minus the cosine of its phase. */
const days = Array.from({length: 60}, (_, day) => day);
const lit = days.map((day) => Math.round(50 - 50 * Math.cos((2 * Math.PI * day) / 29.53)));

export default function MoonPhases() {
  return (
    <LineChart
      height={260}
      title="Lit part of the moon in the sixty days after a new moon"
      desc="Full after about 15 and 44 days, dark after 30 and 59."
      enableKeyboardNavigation
      xAxis={[
        {data: days, label: 'Days', domainLimit: 'strict', tickInterval: [0, 15, 30, 44, 59]},
      ]}
      yAxis={[{width: 56, max: 100, valueFormatter: (value: number) => `${value}%`}]}
      series={[
        {
          label: 'Lit',
          data: lit,
          area: true,
          showMark: false,
          valueFormatter: (value) => `${value}%`,
        },
      ]}
      hideLegend
    />
  );
}
