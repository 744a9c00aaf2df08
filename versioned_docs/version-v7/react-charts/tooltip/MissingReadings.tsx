import {LineChart} from '@mui/x-charts/LineChart';

const hours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];
const degrees = (value: number | null) => (value === null ? 'no reading' : `${value} °C`);
const onlyReadings = (value: number | null) => (value === null ? null : `${value} °C`);

export default function MissingReadings() {
  return (
    <LineChart
      height={280}
      title="Temperature of two rooms of an invented greenhouse"
      xAxis={[{scaleType: 'point', data: hours}]}
      yAxis={[{valueFormatter: (celsius: number) => `${celsius} °C`}]}
      series={[
        {
          label: 'Seedlings',
          data: [18, 21, null, 26, 24, 20],
          connectNulls: true,
          valueFormatter: degrees,
        },
        {
          label: 'Orchids',
          data: [22, 23, null, 25, 25, 23],
          connectNulls: true,
          valueFormatter: onlyReadings,
        },
      ]}
    />
  );
}
