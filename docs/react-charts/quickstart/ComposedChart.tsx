import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';
import {climate, formatCelsius} from '../../_data/climate';

export default function ComposedChart() {
  return (
    <ChartContainer
      height={300}
      title="Temperature and precipitation in Tokyo by month"
      desc="The warmest month is August with 27 °C, the wettest October with 230 mm."
      colors={clearColors}
      dataset={[...climate]}
      xAxis={[{id: 'months', dataKey: 'month', scaleType: 'band'}]}
      yAxis={[
        {id: 'rain', label: 'Precipitation (mm)'},
        {id: 'warmth', label: 'Temperature (°C)', position: 'right', min: 0},
      ]}
      series={[
        {
          type: 'bar',
          dataKey: 'rain',
          label: 'Precipitation',
          yAxisId: 'rain',
          valueFormatter: (value) => `${value} mm`,
        },
        {
          type: 'line',
          dataKey: 'tokyo',
          label: 'Temperature',
          yAxisId: 'warmth',
          valueFormatter: formatCelsius,
        },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="warmth" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
