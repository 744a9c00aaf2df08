import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

export default function RoundedBars() {
  const [radius, setRadius] = useState(10);

  return (
    <Box sx={{width: '100%'}}>
      <Typography id="bar-radius" variant="body2">
        borderRadius: {radius} px
      </Typography>
      <Slider
        size="small"
        aria-labelledby="bar-radius"
        max={24}
        value={radius}
        onChange={(_, next) => setRadius(next)}
        sx={{maxWidth: 240}}
      />
      <BarChart
        height={240}
        title="Change of stock by depot"
        borderRadius={radius}
        xAxis={[{data: ['Bergen', 'Gdańsk', 'Porto', 'Split', 'Turku']}]}
        series={[{label: 'Pallets', data: [42, -18, 27, -31, 12]}]}
        hideLegend
      />
    </Box>
  );
}
