import {LineChart} from '@mui/x-charts/LineChart';

const layers = [
  {kilometers: 0, celsius: 15},
  {kilometers: 11, celsius: -56.5},
  {kilometers: 20, celsius: -56.5},
  {kilometers: 32, celsius: -44.5},
  {kilometers: 47, celsius: -2.5},
  {kilometers: 51, celsius: -2.5},
  {kilometers: 71, celsius: -58.5},
];

export default function StandardAtmosphere() {
  return (
    <LineChart
      height={280}
      title="Temperature of the standard atmosphere by altitude"
      desc="It falls from 15 °C on the ground to −56.5 °C at 11 km, rises to −2.5 °C at 47 km, and falls again."
      enableKeyboardNavigation
      grid={{horizontal: true}}
      dataset={layers}
      xAxis={[{dataKey: 'kilometers', label: 'Altitude (km)', domainLimit: 'strict'}]}
      yAxis={[{label: '°C', width: 56}]}
      series={[
        {
          dataKey: 'celsius',
          label: 'Temperature',
          curve: 'linear',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      hideLegend
    />
  );
}
