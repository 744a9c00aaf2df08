import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {clearColors} from '../../_data/chartColors';
import {createRandom} from '../../_data/random';

const random = createRandom(8);
const sites = [
  {label: 'Cold store', celsius: 3, humidity: 82},
  {label: 'Greenhouse', celsius: 25, humidity: 74},
  {label: 'Dock', celsius: 14, humidity: 58},
  {label: 'Servers', celsius: 21, humidity: 36},
];
const near = (value: number, width: number) =>
  Math.round((value + (random.next() + random.next() - 1) * width) * 10) / 10;
const series = sites.map(({label, celsius, humidity}) => ({
  label,
  highlightScope: {highlight: 'series', fade: 'global'} as const,
  data: Array.from({length: 24}, (_, id) => ({id, x: near(celsius, 4), y: near(humidity, 9)})).sort(
    (a, b) => a.x - b.x,
  ),
  valueFormatter: (point: {x: number; y: number} | null) =>
    point && `${point.x} °C, ${point.y}% humidity`,
}));

export default function SensorClusters() {
  return (
    <ScatterChart
      height={300}
      title="Readings of invented sensors at four sites: humidity by temperature"
      desc="Four separate groups: the cold store is cold and humid, the server room warm and dry."
      enableKeyboardNavigation
      colors={clearColors}
      voronoiMaxRadius={30}
      xAxis={[{label: 'Temperature (°C)'}]}
      yAxis={[{label: 'Humidity (%)', width: 56}]}
      series={series}
      slotProps={{legend: {sx: {gap: '4px 10px'}}}}
      sx={{minHeight: 350}}
    />
  );
}
