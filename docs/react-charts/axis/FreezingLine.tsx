import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LineHighlightPlot, LinePlot} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

export default function FreezingLine() {
  return (
    <ChartsContainer
      height={300}
      title="Air temperature by height, with the freezing point and the height of Everest"
      dataset={atmosphere}
      xAxis={[{id: 'height', dataKey: 'height', scaleType: 'linear', height: 45}]}
      yAxis={[{id: 'celsius', width: 66, valueFormatter: formatSigned}]}
      series={[{type: 'line', dataKey: 'temperature', label: 'Temperature'}]}
    >
      <LinePlot />
      <LineHighlightPlot />
      <ChartsReferenceLine
        y={0}
        label="Water freezes"
        labelStyle={{fontSize: 12}}
        lineStyle={{strokeDasharray: '6 4'}}
      />
      <ChartsReferenceLine
        x={8.849}
        label="Everest"
        labelAlign="start"
        labelStyle={{fontSize: 12, textAnchor: 'end', direction: 'ltr'}}
        spacing={{x: -5, y: 4}}
      />
      <ChartsXAxis axisId="height" label="Height (km)" />
      <ChartsYAxis axisId="celsius" label="Temperature (°C)" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
