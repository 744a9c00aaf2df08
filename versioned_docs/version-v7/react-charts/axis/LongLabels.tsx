import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {useTheme} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../../_data/figures';

const names = summits.map(({name, continent}) => `${name}, ${continent}`);

export default function LongLabels() {
  const [angle, setAngle] = useState(-40);
  const [bottom, setBottom] = useState(130);
  const before = useTheme().direction === 'rtl' ? 'start' : 'end';

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
            onChange={(_, next) => setAngle(next as number)}
          />
        </Box>
        <Box sx={{flex: 1}}>
          <Typography variant="body2">bottom: {bottom} px</Typography>
          <Slider
            size="small"
            aria-label="Margin below in pixels"
            min={20}
            max={160}
            step={10}
            value={bottom}
            onChange={(_, next) => setBottom(next as number)}
          />
        </Box>
      </Stack>
      <BarChart
        height={320}
        title="Highest mountain of six continents"
        xAxis={[
          {
            scaleType: 'band',
            data: names,
            tickLabelStyle: {angle, textAnchor: angle === 0 ? 'middle' : before},
          },
        ]}
        series={[{data: summits.map((summit) => summit.height), label: 'Height (m)'}]}
        margin={{top: 16, bottom, left: 90}}
        slotProps={{legend: {hidden: true}}}
      />
    </Box>
  );
}
