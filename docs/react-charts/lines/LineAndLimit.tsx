import {useId} from 'react';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LineHighlightPlot, LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

export default function LineAndLimit() {
  const clipId = useId();

  return (
    <ChartContainer
      height={260}
      title="Temperature in an invented cold store during a night"
      desc="The door stood open at two o'clock: −14 °C, above the limit of −15 °C."
      enableKeyboardNavigation
      xAxis={[
        {
          scaleType: 'point',
          data: ['22:00', '23:00', '00:00', '01:00', '02:00', '03:00', '04:00'],
        },
      ]}
      yAxis={[{label: '°C', width: 56, min: -24, max: -10}]}
      series={[
        {
          type: 'line',
          label: 'Store',
          area: true,
          baseline: 'min',
          data: [-19, -20, -20, -18, -14, -17, -19],
        },
      ]}
    >
      <g clipPath={`url(#${clipId})`}>
        <AreaPlot />
        <LinePlot />
      </g>
      <ChartsClipPath id={clipId} />
      <ChartsAxisHighlight x="line" />
      <ChartsReferenceLine
        y={-15}
        label="Limit"
        labelAlign="end"
        lineStyle={{strokeDasharray: '6 4'}}
        labelStyle={{direction: 'ltr'}}
      />
      <MarkPlot />
      <LineHighlightPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
