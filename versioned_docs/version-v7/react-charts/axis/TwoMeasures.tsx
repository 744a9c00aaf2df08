import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

export default function TwoMeasures() {
  return (
    <LineChart
      height={300}
      title="Temperature and pressure of the air by height"
      dataset={atmosphere}
      xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
      yAxis={[
        {id: 'celsius', valueFormatter: (celsius: number) => `${formatSigned(celsius)} °C`},
        {id: 'pressure', valueFormatter: (pressure: number) => `${pressure} hPa`},
      ]}
      leftAxis="celsius"
      rightAxis="pressure"
      series={[
        {dataKey: 'temperature', label: 'Temperature', yAxisId: 'celsius', showMark: false},
        {dataKey: 'pressure', label: 'Pressure', yAxisId: 'pressure'},
      ]}
      margin={{left: 60, right: 70}}
    />
  );
}
