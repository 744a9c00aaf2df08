import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const classes = [
  '[&_.MuiLineElement-root]:stroke-4',
  '[&_.MuiLineElement-root]:[stroke-linecap:round]',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_6]',
  '[&_.MuiChartsAxis-line]:hidden',
  '[&_.MuiChartsAxis-tick]:hidden',
].join(' ');
// #endregion

export default function HouseStyle() {
  return (
    <LineChart
      className={classes}
      height={280}
      title="Visitors of an invented museum by month"
      xAxis={[{scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}]}
      yAxis={[{label: 'Visitors (thousands)', labelStyle: {fontWeight: 600}, width: 60}]}
      series={[{label: 'Visitors', data: [14, 16, 21, 27, 33, 38], color: '#2f8f6b'}]}
      grid={{horizontal: true}}
      hideLegend
    />
  );
}
