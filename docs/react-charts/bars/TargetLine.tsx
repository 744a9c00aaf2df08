import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

export default function TargetLine() {
  return (
    <ChartContainer
      height={280}
      title="Machine uptime by week against the target of 90 percent"
      xAxis={[{scaleType: 'band', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6']}]}
      yAxis={[{min: 0, max: 100, width: 52, label: 'Uptime (%)'}]}
      series={[{type: 'bar', label: 'Uptime', data: [88, 93, 91, 79, 95, 92]}]}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <ChartsReferenceLine
        y={90}
        label="Target"
        labelAlign="end"
        lineStyle={{strokeDasharray: '6 4'}}
      />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip />
    </ChartContainer>
  );
}
