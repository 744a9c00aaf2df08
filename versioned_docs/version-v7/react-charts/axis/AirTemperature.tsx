import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

export default function AirTemperature() {
  return (
    <LineChart
      height={280}
      title="Air temperature by height in the standard atmosphere"
      dataset={atmosphere}
      xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
      yAxis={[{valueFormatter: (celsius: number) => `${formatSigned(celsius)} °C`}]}
      series={[{dataKey: 'temperature', label: 'Temperature', showMark: false}]}
      grid={{horizontal: true}}
      margin={{top: 16, right: 16, left: 60}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
