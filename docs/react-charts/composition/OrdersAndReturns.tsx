import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

export default function OrdersAndReturns() {
  return (
    <ChartsContainer
      height={300}
      title="Orders and share of returns of an invented shop by month"
      xAxis={[{id: 'month', scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}]}
      yAxis={[
        {id: 'orders', width: 60},
        {id: 'share', position: 'right', min: 0, max: 10, width: 60},
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'orders',
          label: 'Orders',
          data: [210, 232, 251, 244, 276, 290],
          color: '#4a90c2',
        },
        {
          type: 'line',
          yAxisId: 'share',
          label: 'Returned',
          data: [4.1, 4.4, 3.9, 5.2, 6.8, 6.1],
          valueFormatter: (value) => `${value}%`,
          color: '#d55e00',
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="month" />
      <ChartsYAxis axisId="orders" label="Orders" />
      <ChartsYAxis axisId="share" label="Returned (%)" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
