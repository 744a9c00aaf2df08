import {useTheme} from '@mui/material/styles';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {formatHome, homes} from '../../_data/homes';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanX = mean(homes.map(({x}) => x));
const meanY = mean(homes.map(({y}) => y));
const slope =
  mean(homes.map(({x, y}) => (x - meanX) * (y - meanY))) /
  mean(homes.map(({x}) => (x - meanX) ** 2));

/** The line of least squares, in the coordinates of the axes. */
function Trend() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const theme = useTheme();
  const place = (x: number) => `${xScale(x)} ${yScale(meanY + slope * (x - meanX))}`;
  const stroke = (theme.vars ?? theme).palette.text.primary;
  return <path d={`M${place(40)} L${place(180)}`} stroke={stroke} strokeDasharray="6 4" />;
}

export default function TrendLine() {
  return (
    <ChartContainer
      height={280}
      title="Price of homes by living space with the line of least squares"
      desc="Each square meter adds about 3,000 euros."
      enableKeyboardNavigation
      xAxis={[{label: 'Living space (m²)'}]}
      yAxis={[{width: 56, valueFormatter: (value: number) => `€${value}k`}]}
      series={[
        {
          type: 'scatter',
          label: 'Homes',
          data: homes,
          valueFormatter: (home) => home && formatHome(home),
        },
      ]}
    >
      <ScatterPlot />
      <Trend />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}
