import {useLineSeries, useXAxis, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

/** The name of each line, at its last point. */
function LineNames() {
  const quarters = useXAxis<'point'>().data ?? [];
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return useLineSeries().map(({id, label, color, data}) => (
    <text
      key={id}
      x={(x(quarters.at(-1)) ?? 0) + 8}
      y={y(data.at(-1) ?? 0)}
      fontSize={13}
      fontWeight={600}
      fill={color}
      dominantBaseline="central"
      direction="ltr"
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}

export default function NamesAtLines() {
  return (
    <LineChart
      height={280}
      title="Electricity of an invented region by source and quarter"
      colors={(mode) =>
        mode === 'dark' ? ['#56b4e9', '#e69f00', '#e0e0e0'] : ['#0069a8', '#b34700', '#4a4a4a']
      }
      dataset={energyQuarters}
      xAxis={[{dataKey: 'quarter', scaleType: 'point'}]}
      yAxis={[{label: 'GWh', width: 56, min: 0}]}
      series={[
        {dataKey: 'wind', label: 'Wind', showMark: false, valueFormatter: formatEnergy},
        {dataKey: 'hydro', label: 'Hydro', showMark: false, valueFormatter: formatEnergy},
        {dataKey: 'solar', label: 'Solar', showMark: false, valueFormatter: formatEnergy},
      ]}
      margin={{right: 64}}
      hideLegend
    >
      <LineNames />
    </LineChart>
  );
}
