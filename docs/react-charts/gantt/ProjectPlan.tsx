import {BarChart} from '@mui/x-charts/BarChart';

const day = 24 * 60 * 60 * 1000;
const begin = Date.UTC(2026, 2, 2);
const tasks = [
  {name: 'Survey', start: 0, days: 10},
  {name: 'Permit', start: 7, days: 21},
  {name: 'Foundation', start: 28, days: 14},
  {name: 'Frame', start: 42, days: 21},
  {name: 'Roof', start: 56, days: 12},
  {name: 'Handover', start: 70, days: 4},
];
const date = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric', timeZone: 'UTC'});
const at = (days: number) => date.format(begin + days * day);

export default function ProjectPlan() {
  return (
    <BarChart
      height={300}
      title="Plan of a warehouse, March to May 2026"
      desc="Six tasks follow each other from March 2 to May 15; permit and survey overlap."
      layout="horizontal"
      hideLegend
      enableKeyboardNavigation
      grid={{vertical: true}}
      yAxis={[{data: tasks.map(({name}) => name), width: 84}]}
      xAxis={[{min: 0, max: 77, tickInterval: [0, 14, 28, 42, 56, 70], valueFormatter: at}]}
      series={[
        {
          id: 'offset',
          stack: 'task',
          data: tasks.map(({start}) => start),
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          id: 'task',
          stack: 'task',
          data: tasks.map(({days}) => days),
          color: '#0b6fa4',
          valueFormatter: (_, {dataIndex}) => {
            const task = tasks[dataIndex];
            return task ? `${at(task.start)} to ${at(task.start + task.days)}` : '';
          },
        },
      ]}
      sx={{'& [data-series="offset"]': {pointerEvents: 'none'}}}
    />
  );
}
