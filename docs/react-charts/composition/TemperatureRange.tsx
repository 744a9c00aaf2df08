import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LineHighlightPlot, LinePlot} from '@mui/x-charts/LineChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const mean = [11, 10, 9, 13, 18, 21, 19, 15, 12];
const low = [8, 7, 6, 10, 15, 18, 16, 12, 9];
const high = [14, 13, 12, 16, 22, 25, 23, 18, 15];

/** The surface between the lowest and the highest value of each hour. */
function RangeBand() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const there = hours.map((hour, i) => `${x(hour)},${y(high[i] ?? 0)}`);
  const back = hours.map((hour, i) => `${x(hour)},${y(low[i] ?? 0)}`).reverse();
  return <polygon points={[...there, ...back].join(' ')} fill="#0072b2" fillOpacity={0.2} />;
}

export default function TemperatureRange() {
  return (
    <ChartsContainer
      height={280}
      title="Temperature of an invented station over a day"
      desc="Mean of a month of June, with the range between the coldest and the warmest day."
      xAxis={[
        {
          data: hours,
          scaleType: 'linear',
          tickInterval: [0, 6, 12, 18, 24],
          domainLimit: 'strict',
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{label: '°C', width: 56, min: 0, max: 30}]}
      series={[{type: 'line', label: 'Mean', data: mean, color: '#0072b2', curve: 'linear'}]}
      margin={{right: 28}}
    >
      <ChartsGrid horizontal />
      <RangeBand />
      <LinePlot />
      <LineHighlightPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
