import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const tasks = [
  {name: 'Recipe', start: 0, done: 3, open: 0},
  {name: 'Tasting', start: 2, done: 3, open: 2},
  {name: 'Packaging', start: 4, done: 1, open: 4},
  {name: 'Launch', start: 9, done: 0, open: 2},
];

export default function PlanWithToday() {
  return (
    <ChartContainer
      height={240}
      margin={{top: 28}}
      title="Plan of a new bread in weeks; five have passed"
      yAxis={[{scaleType: 'band', data: tasks.map(({name}) => name), width: 84}]}
      xAxis={[{min: 0, max: 11, label: 'Weeks since the start', height: 45}]}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          stack: 'a',
          data: tasks.map(({start}) => start),
          color: 'transparent',
        },
        {
          type: 'bar',
          layout: 'horizontal',
          stack: 'a',
          data: tasks.map(({done}) => done),
          color: '#0b6fa4',
        },
        {
          type: 'bar',
          layout: 'horizontal',
          stack: 'a',
          data: tasks.map(({open}) => open),
          color: '#8fb8d6',
        },
      ]}
    >
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsReferenceLine
        x={5}
        label="Now"
        labelAlign="start"
        lineStyle={{strokeDasharray: '4 4'}}
      />
    </ChartContainer>
  );
}
