import Box from '@mui/material/Box';
import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';

const data = [
  [0, 0, 12],
  [1, 0, 31],
  [2, 0, 26],
  [3, 0, 18],
  [0, 1, 22],
  [1, 1, 44],
  [2, 1, 9],
  [0, 2, 15],
  [2, 2, 37],
  [3, 2, 29],
] as const;

export default function TiledHeatmap() {
  return (
    <Box component="figure" sx={{m: 0, width: '100%'}} aria-label="Visitors by room and day">
      <Heatmap
        height={220}
        xAxis={[{data: ['Thu', 'Fri', 'Sat', 'Sun'], categoryGapRatio: 0.1}]}
        yAxis={[{data: ['Hall', 'Yard', 'Loft'], categoryGapRatio: 0.1}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 50, color: ['#dceee5', '#0a5a40']}}]}
        series={[{label: 'Visitors', data}]}
        sx={{[`& .${heatmapClasses.cell}`]: {rx: 6, stroke: '#0a5a40', strokeWidth: 1}}}
      />
    </Box>
  );
}
