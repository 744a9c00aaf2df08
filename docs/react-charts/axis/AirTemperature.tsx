import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere} from '../../_data/figures';

export default function AirTemperature() {
  return (
    <LineChart
      height={280}
      title="Air temperature by height in the standard atmosphere"
      dataset={atmosphere}
      xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
      yAxis={[
        {
          label: 'Temperature (°C)',
          width: 60,
          valueFormatter: (celsius: number) => `\u200e${celsius}`,
        },
      ]}
      series={[{dataKey: 'temperature', label: 'Temperature', showMark: false}]}
      grid={{horizontal: true}}
      hideLegend
    />
  );
}
