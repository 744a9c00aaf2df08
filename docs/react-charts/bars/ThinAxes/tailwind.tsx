import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const classes = [
  '[&_.MuiChartsAxis-line]:hidden',
  '[&_.MuiChartsAxis-tick]:hidden',
  '[&_.MuiChartsAxis-tickLabel]:fill-[var(--mui-palette-text-secondary)]',
  '[&_.MuiChartsAxis-tickLabel]:tracking-[0.4px]',
].join(' ');
// #endregion

export default function ThinAxes() {
  return (
    <BarChart
      className={classes}
      height={240}
      title="Calls answered by hour"
      xAxis={[{data: ['08', '09', '10', '11', '12']}]}
      yAxis={[{width: 36}]}
      series={[{label: 'Calls', data: [14, 32, 41, 37, 22]}]}
      hideLegend
    />
  );
}
