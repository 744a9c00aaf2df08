import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function OrderStates() {
  return (
    <BarChart
      height={280}
      title="Orders of an invented shop by weekday and state"
      desc="Most are delivered on time. Friday has the most late ones, 17 of 97."
      enableKeyboardNavigation
      colors={['#0072b2', '#c98200', '#8f5a33']}
      xAxis={[{data: days}]}
      yAxis={[{label: 'Orders', width: 56}]}
      series={[
        {label: 'On time', stack: 'orders', data: [56, 62, 51, 68, 71]},
        {label: 'Late', stack: 'orders', data: [6, 7, 5, 9, 17]},
        {label: 'Lost', stack: 'orders', data: [2, 2, 2, 3, 9]},
      ]}
    />
  );
}
