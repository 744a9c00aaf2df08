import {LineChart} from '@mui/x-charts/LineChart';

const hours = Array.from({length: 25}, (_, hour) => hour);
const load = [
  31, 29, 28, 28, 30, 36, 48, 57, 60, 58, 56, 55, 57, 54, 52, 53, 59, 68, 72, 69, 60, 50, 41, 35,
  31,
];

export default function FixedTicks() {
  return (
    <LineChart
      height={260}
      title="Load of an invented town's grid over a day"
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [0, 3, 6, 9, 12, 15, 18, 21, 24],
          tickLabelInterval: (hour: number) => hour % 6 === 0,
          valueFormatter: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
        },
      ]}
      yAxis={[{min: 0, max: 80, label: 'Load (MW)', tickInterval: [0, 40, 80]}]}
      series={[{data: load, label: 'Load', showMark: false}]}
      grid={{horizontal: true, vertical: true}}
      margin={{top: 16, right: 28, bottom: 30}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
