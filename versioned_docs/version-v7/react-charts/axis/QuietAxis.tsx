import {BarChart} from '@mui/x-charts/BarChart';
import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {summits} from '../../_data/figures';

export default function QuietAxis() {
  return (
    <BarChart
      height={260}
      title="Highest mountain of six continents"
      dataset={summits}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'name',
          disableTicks: true,
          tickLabelStyle: {fontSize: 13},
        },
      ]}
      yAxis={[
        {
          label: 'Height above the sea',
          disableLine: true,
          disableTicks: true,
          tickNumber: 4,
          labelStyle: {fontSize: 13, fontWeight: 600},
          valueFormatter: (meters: number) => `${meters / 1000} km`,
        },
      ]}
      series={[{dataKey: 'height', label: 'Height'}]}
      grid={{horizontal: true}}
      margin={{top: 16, bottom: 30, left: 74}}
      slotProps={{legend: {hidden: true}}}
      sx={(theme) => ({
        [`& .${axisClasses.line}`]: {stroke: (theme.vars ?? theme).palette.text.disabled},
        [`& .${axisClasses.directionY} .${axisClasses.label}`]: {transform: 'translateX(-24px)'},
      })}
    />
  );
}
