import {BarChart} from '@mui/x-charts/BarChart';
import {PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const celsius = [-9, -7, -2, 4, 10, 14, 17, 16, 11, 5, -2, -7];

export default function ColorScaleLegend() {
  return (
    <BarChart
      height={300}
      title="Mean temperature of an invented valley by month"
      xAxis={[{scaleType: 'band', data: months}]}
      yAxis={[
        {
          valueFormatter: (value: number) => `\u200e${value} °C`,
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 12],
            colors: ['#2b6cb0', '#8a8f98', '#c2571a'],
          },
        },
      ]}
      series={[{data: celsius, valueFormatter: (value) => `${value} °C`}]}
      margin={{bottom: 30}}
      slotProps={{legend: {hidden: true}}}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{vertical: 'top', horizontal: 'middle'}}
        labelStyle={{fontSize: 13}}
        itemMarkWidth={14}
        itemMarkHeight={14}
        labelFormatter={({min, max}) => {
          if (min === null) return `\u200e< ${max} °C`;
          return max === null ? `\u200e≥ ${min} °C` : `\u200e${min}–${max} °C`;
        }}
      />
    </BarChart>
  );
}
