import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const orders = [120, 128, 141, 139, 152, 158, null, null, null];
/** Begins at the last measured value, so that the lines meet. */
const forecast = [null, null, null, null, null, 158, 166, 173, 181];
const low = [null, null, null, null, null, 158, 158, 160, 162];
const spread = [null, null, null, null, null, 0, 16, 26, 38];
const band = {
  stack: 'band',
  area: true,
  showMark: false,
  disableHighlight: true,
  valueFormatter: () => null,
};

export default function ForecastBand() {
  return (
    <LineChart
      height={300}
      title="Orders of an invented shop, measured until June and expected until September"
      desc="181 orders are expected in September, between 162 and 200."
      enableKeyboardNavigation
      colors={['#0072b2']}
      xAxis={[{scaleType: 'point', data: months}]}
      yAxis={[{min: 100, max: 220, width: 48}]}
      series={[
        {id: 'low', data: low, ...band},
        {id: 'spread', label: 'Range', data: spread, ...band},
        {id: 'orders', label: 'Orders', data: orders, showMark: false},
        {id: 'forecast', label: 'Forecast', data: forecast, showMark: false},
      ]}
      sx={{
        [`& .${lineClasses.line}[data-series="forecast"]`]: {strokeDasharray: '6 4'},
        [`& .${lineClasses.line}[data-series="low"], & .${lineClasses.line}[data-series="spread"], & .${lineClasses.area}[data-series="low"]`]:
          {display: 'none'},
        [`& .${lineClasses.area}[data-series="spread"]`]: {fillOpacity: 0.25},
      }}
      hideLegend
    />
  );
}
