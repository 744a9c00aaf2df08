import {useId, useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';
import {atmosphere} from '../../_data/figures';

export default function ClippedWindow() {
  const clip = useId();
  const [range, setRange] = useState([2, 7]);
  const [min = 0, max = 10] = range;

  return (
    <Box sx={{width: '100%'}}>
      <Typography id="height-range" variant="body2">
        Height: {min} to {max} km
      </Typography>
      <Slider
        size="small"
        aria-labelledby="height-range"
        max={10}
        disableSwap
        value={range}
        onChange={(_, next) => next[1] !== next[0] && setRange(next)}
        sx={{maxWidth: 280, display: 'block', mx: 1}}
      />
      <ChartsContainer
        height={260}
        skipAnimation
        title="Air pressure by height, within the chosen heights"
        dataset={atmosphere}
        xAxis={[
          {dataKey: 'height', scaleType: 'linear', min, max, height: 45, label: 'Height (km)'},
        ]}
        yAxis={[{label: 'Pressure (hPa)', width: 70, min: 0, max: 1100}]}
        series={[{type: 'line', dataKey: 'pressure', area: true, label: 'Pressure'}]}
      >
        <ChartsClipPath id={clip} />
        <g clipPath={`url(#${clip})`}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Box>
  );
}
