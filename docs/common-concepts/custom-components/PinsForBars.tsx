import {BarChart} from '@mui/x-charts/BarChart';
import type {BarProps} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

// #region preview
/** A stem with a head, drawn in the place of a bar. */
function Pin({x, y, width, height, color, onClick, onPointerEnter, onPointerLeave}: BarProps) {
  const center = Number(x) + Number(width) / 2;

  return (
    <g fill={color}>
      <rect
        x={center - 2}
        y={y}
        width={4}
        height={height}
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      />
      <circle cx={center} cy={y} r={7} />
    </g>
  );
}
// #endregion

export default function PinsForBars() {
  return (
    <BarChart
      height={280}
      title="Wind power by quarter"
      dataset={energyQuarters}
      xAxis={[{dataKey: 'quarter'}]}
      yAxis={[{label: 'GWh', width: 56}]}
      series={[{dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy}]}
      slots={{bar: Pin}}
      slotProps={{legend: {position: {vertical: 'bottom'}}}}
    />
  );
}
