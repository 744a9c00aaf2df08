import {BarChart} from '@mui/x-charts/BarChart';
import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {summits} from '../../_data/figures';

export default function QuietAxis() {
  return (
    <BarChart
      height={280}
      title="Highest mountain of six continents"
      dataset={summits}
      xAxis={[{dataKey: 'name', disableTicks: true, tickLabelStyle: {fontSize: 13}}]}
      yAxis={[
        {
          label: 'Height above the sea',
          width: 72,
          disableLine: true,
          disableTicks: true,
          tickNumber: 4,
          labelStyle: {fontSize: 13, fontWeight: 600},
          valueFormatter: (meters: number) => `${meters / 1000} km`,
        },
      ]}
      series={[{dataKey: 'height', label: 'Height', valueFormatter: (meters) => `${meters} m`}]}
      grid={{horizontal: true}}
      sx={(theme) => ({
        [`& .${axisClasses.line}`]: {stroke: (theme.vars ?? theme).palette.text.disabled},
        [`& .${axisClasses.directionY} .${axisClasses.tickLabel}`]: {
          fill: (theme.vars ?? theme).palette.text.secondary,
        },
      })}
      hideLegend
    />
  );
}
