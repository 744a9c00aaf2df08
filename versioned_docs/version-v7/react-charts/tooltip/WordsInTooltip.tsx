import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

export default function WordsInTooltip() {
  return (
    <LineChart
      height={280}
      title="Air temperature by height in the standard atmosphere"
      dataset={atmosphere}
      xAxis={[
        {
          dataKey: 'height',
          label: 'Height (km)',
          valueFormatter: (height: number, {location}) =>
            location === 'tooltip' ? `${height} km above the sea` : String(height),
        },
      ]}
      yAxis={[{valueFormatter: (celsius: number) => `${formatSigned(celsius)} °C`}]}
      series={[
        {
          dataKey: 'temperature',
          label: 'Air',
          showMark: false,
          valueFormatter: (celsius, {dataIndex}) =>
            celsius === null
              ? null
              : `${formatSigned(celsius)} °C, ${atmosphere[dataIndex]?.pressure} hPa`,
        },
      ]}
      margin={{top: 16, right: 16, left: 60}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
