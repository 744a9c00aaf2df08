import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useBarSeries, useXAxis, useXScale, useYScale} from '@mui/x-charts/hooks';
import {summits} from '../../_data/figures';

/** A stem and a head for each value of every bar series. */
function LollipopPlot() {
  const categories = useXAxis<'band'>().data ?? [];
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const series = useBarSeries();
  return series.map(({id, color, data}) => (
    <g key={id} fill={color} stroke={color}>
      {data.map((value, index) => {
        const left = x(categories[index]);
        if (value === null || left === undefined) {
          return null;
        }
        const center = left + x.bandwidth() / 2;
        return (
          <g key={categories[index]}>
            <line x1={center} x2={center} y1={y(0)} y2={y(value)} strokeWidth={2} />
            <circle cx={center} cy={y(value)} r={7} />
          </g>
        );
      })}
    </g>
  ));
}

export default function Lollipops() {
  return (
    <ChartsContainer
      height={260}
      title="Highest mountain of six continents"
      dataset={summits}
      xAxis={[{scaleType: 'band', dataKey: 'name'}]}
      yAxis={[{label: 'Meters', width: 70}]}
      series={[{type: 'bar', dataKey: 'height', label: 'Height', color: '#4a90c2'}]}
    >
      <LollipopPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
