import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere} from '../../_data/figures';

export default function TickCount() {
  const [tickNumber, setTickNumber] = useState(5);

  return (
    <Box sx={{width: '100%'}}>
      <Typography id="tick-number" variant="body2">
        tickNumber: {tickNumber}
      </Typography>
      <Slider
        size="small"
        aria-labelledby="tick-number"
        min={2}
        max={20}
        value={tickNumber}
        onChange={(_, next) => setTickNumber(next)}
        sx={{maxWidth: 240, display: 'block'}}
      />
      <LineChart
        height={260}
        title="Air pressure by height, with a chosen number of ticks"
        dataset={atmosphere}
        xAxis={[{dataKey: 'height', label: 'Height (km)', tickMinStep: 1}]}
        yAxis={[{label: 'Pressure (hPa)', width: 68, tickNumber}]}
        series={[{dataKey: 'pressure', label: 'Pressure', showMark: false}]}
        grid={{horizontal: true}}
        hideLegend
      />
    </Box>
  );
}
