import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

export default function OrbitsFromDataset() {
  return (
    <ScatterChart
      height={280}
      title="Time of one orbit by distance from the sun, eight planets"
      dataset={planets}
      xAxis={[{label: 'Distance (Earth = 1)', scaleType: 'log', min: 0.1, max: 100}]}
      yAxis={[{scaleType: 'log', valueFormatter: String, tickInterval: [0.1, 1, 10, 100]}]}
      series={[
        {
          label: 'Planets',
          datasetKeys: {id: 'name', x: 'distance', y: 'period'},
          markerSize: 5,
          valueFormatter: ({id, y}) => `${id}: ${y} years`,
        },
      ]}
      margin={{top: 16, right: 16}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
