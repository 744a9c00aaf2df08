import {useState, type PointerEvent} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useDrawingArea, useSvgRef, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere} from '../../_data/figures';

interface Spot {
  height: number;
  pressure: number;
}

/** Catches the pointer in the drawing area and tells the values of both axes there. */
function SpotReader({onSpot}: {onSpot: (spot: Spot | null) => void}) {
  const svgRef = useSvgRef();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const {left, top, width, height} = useDrawingArea();

  const read = (event: PointerEvent) => {
    const box = svgRef.current?.getBoundingClientRect();
    if (box) {
      onSpot({
        height: x.invert(event.clientX - box.left),
        pressure: y.invert(event.clientY - box.top),
      });
    }
  };
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onPointerMove={read}
      onPointerLeave={() => onSpot(null)}
    />
  );
}

export default function ValueUnderPointer() {
  const [spot, setSpot] = useState<Spot | null>(null);

  return (
    <Box sx={{width: '100%'}}>
      <Typography variant="body2">
        {spot
          ? `${spot.height.toFixed(1)} km, ${spot.pressure.toFixed(0)} hPa`
          : 'Point at the chart.'}
      </Typography>
      <LineChart
        height={260}
        title="Air pressure by height in the standard atmosphere"
        dataset={atmosphere}
        xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
        yAxis={[{label: 'Pressure (hPa)', width: 68}]}
        series={[{dataKey: 'pressure', label: 'Pressure', showMark: false}]}
        slotProps={{tooltip: {trigger: 'none'}}}
        hideLegend
      >
        <SpotReader onSpot={setSpot} />
      </LineChart>
    </Box>
  );
}
