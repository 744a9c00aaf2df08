import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

export default function PressureAndHeat() {
  return (
    <LineChart
      height={280}
      title="Pressure and temperature of the standard atmosphere by altitude"
      desc="Pressure halves about every 5.5 km. The temperature stops falling at 11 km."
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[{data: [0, 5, 10, 15, 20, 25, 30], label: 'Altitude (km)', domainLimit: 'strict'}]}
      yAxis={[
        {id: 'pressure', label: 'Pressure (hPa)', min: 0, width: 68},
        {id: 'heat', label: 'Temperature (°C)', position: 'right', width: 62},
      ]}
      series={[
        {
          label: 'Pressure',
          yAxisId: 'pressure',
          data: [1013, 540, 264, 120, 55, 25, 12],
          valueFormatter: (value) => `${value} hPa`,
        },
        {
          label: 'Temperature',
          yAxisId: 'heat',
          shape: 'diamond',
          curve: 'linear',
          data: [15, -17.5, -50, -56.5, -56.5, -51.5, -46.5],
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
    />
  );
}
