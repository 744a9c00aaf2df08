import Box from '@mui/material/Box';
import {Heatmap, HeatmapCell} from '@mui/x-charts-pro/Heatmap';
import type {HeatmapCellProps} from '@mui/x-charts-pro/Heatmap';

const machines = ['Press', 'Lathe', 'Mill', 'Saw'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const hours = [
  [3, 1, 0, 2, 4, 1],
  [7, 5, 8, 6, 3, 2],
  [0, 2, 1, 9, 12, 4],
  [1, 0, 0, 1, 2, 1],
];
const data = hours.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));

function LabeledCell(props: HeatmapCellProps) {
  const {x, y, width, height, ownerState} = props;
  return (
    <g>
      <HeatmapCell {...props} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={13}
        fill={ownerState.value > 8 ? '#fff' : '#111'}
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function LabeledCells() {
  return (
    <Box
      component="figure"
      sx={{m: 0, width: '100%'}}
      aria-label="Hours of standstill by machine and month; the mill leads with twelve in May"
    >
      <Heatmap
        height={240}
        xAxis={[{data: months}]}
        yAxis={[{data: machines, width: 56}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 12, color: ['#fdeee6', '#8a2f06']}}]}
        series={[{label: 'Standstill', data, valueFormatter: ([, , value]) => `${value} h`}]}
        slots={{cell: LabeledCell}}
      />
    </Box>
  );
}
