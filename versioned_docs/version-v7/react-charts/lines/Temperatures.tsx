import {LineChart} from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];

export default function Temperatures() {
  return (
    <LineChart
      height={300}
      xAxis={[{data: hours, valueFormatter: (hour: number) => `${hour}:00`}]}
      series={[
        {label: 'Harbor (°C)', data: [9, 8, 8, 12, 16, 17, 14, 11], area: true, showMark: false},
        {label: 'Hill (°C)', data: [6, 5, 5, 10, 13, null, 11, 8], connectNulls: true},
      ]}
    />
  );
}
