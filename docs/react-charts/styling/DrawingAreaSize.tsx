import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

/** Shows where the drawing area is, and how large. */
function AreaFrame() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="#0072b2"
        fillOpacity={0.12}
        stroke="#0072b2"
      />
      <text
        x={left + width - 8}
        y={top + 18}
        textAnchor="end"
        direction="ltr"
        fontSize={12}
        fill="currentColor"
      >
        {Math.round(width)} × {Math.round(height)}
      </text>
    </g>
  );
}

export default function DrawingAreaSize() {
  const [margin, setMargin] = useState(20);
  const [axis, setAxis] = useState(60);

  return (
    <Box sx={{width: '100%', color: 'text.primary'}}>
      <Stack direction="row" spacing={4} sx={{px: 1}}>
        <Box sx={{flex: 1}}>
          <Typography variant="body2">margin: {margin} px</Typography>
          <Slider
            size="small"
            aria-label="Margin in pixels"
            max={60}
            step={5}
            value={margin}
            onChange={(_, next) => setMargin(next)}
          />
        </Box>
        <Box sx={{flex: 1}}>
          <Typography variant="body2">axis width: {axis} px</Typography>
          <Slider
            size="small"
            aria-label="Width of the vertical axis in pixels"
            max={100}
            step={5}
            value={axis}
            onChange={(_, next) => setAxis(next)}
          />
        </Box>
      </Stack>
      <LineChart
        height={260}
        title="Air temperature by height, with the size of the drawing area"
        margin={margin}
        dataset={atmosphere}
        xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
        yAxis={[{label: '°C', width: axis, valueFormatter: formatSigned}]}
        series={[{dataKey: 'temperature', label: 'Temperature', showMark: false}]}
        hideLegend
      >
        <AreaFrame />
      </LineChart>
    </Box>
  );
}
