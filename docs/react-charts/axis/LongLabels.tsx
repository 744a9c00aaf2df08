import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {useTheme} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../../_data/figures';

export default function LongLabels() {
  const [angle, setAngle] = useState(-40);
  const before = useTheme().direction === 'rtl' ? 'start' : 'end';
  const [height, setHeight] = useState(130);

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={4} sx={{px: 1}}>
        <Box sx={{flex: 1}}>
          <Typography variant="body2">angle: {angle}°</Typography>
          <Slider
            size="small"
            aria-label="Angle of the labels in degrees"
            min={-90}
            max={0}
            step={10}
            value={angle}
            onChange={(_, next) => setAngle(next)}
          />
        </Box>
        <Box sx={{flex: 1}}>
          <Typography variant="body2">height: {height} px</Typography>
          <Slider
            size="small"
            aria-label="Height of the axis in pixels"
            min={20}
            max={160}
            step={10}
            value={height}
            onChange={(_, next) => setHeight(next)}
          />
        </Box>
      </Stack>
      <BarChart
        height={340}
        title="Highest mountain of six continents"
        xAxis={[
          {
            data: summits.map(({name, continent}) => `${name}, ${continent}`),
            height,
            tickLabelStyle: {angle, textAnchor: angle === 0 ? 'middle' : before},
          },
        ]}
        yAxis={[{label: 'Meters', width: 66}]}
        series={[{data: summits.map((summit) => summit.height), label: 'Height'}]}
        hideLegend
      />
    </Box>
  );
}
